/** The parts that nobody needs before the planner stands: what changes a day, overlays of the map, the curve. */
export { ListMoves } from '../assign/list-moves';
export { CurveDrawing } from '../controls/curve-drawing';
export { Gestures } from '../map/act/gestures';
export { mapKeys } from '../map/act/map-keys';
export { VanIds } from '../map/draw/van-ids';
export { MapOverlays } from '../map/overlays/map-overlays';
export { PlanToggle } from '../map/overlays/plan-toggle';
export { MovingRows } from '../panel/moving-rows';
export { editActions } from '../state/edit-actions';
export { editNews, vanViolations } from '../words/edits';
export { leftOverWhy } from '../words/left-over';
export { AddStop } from './add-stop';
export { FocusLeft } from './focus-left';
export { LeftOverNotes } from './left-over';
export { ListNotes } from './list-notes';
export { Rules } from './rules';
export { StopForm } from './stop-form';
export { Vans } from './vans';
