/** The parts that nobody needs before the planner stands: what changes a day, hints, the curve. */
export { CurveDrawing } from '../controls/curve-drawing';
export { Gestures } from '../map/act/gestures';
export { mapKeys } from '../map/act/map-keys';
export { VanIds } from '../map/draw/van-ids';
export { MapNote } from '../map/note/map-note';
export { EmptyCard } from '../map/overlays/empty-card';
export { MapHint } from '../map/overlays/map-hint';
export { PlainNotice } from '../map/overlays/plain-notice';
export { StopTools } from '../map/overlays/stop-tools';
export { TradingChip } from '../map/overlays/trading-chip';
export { MovingRows } from '../panel/moving-rows';
export { AddStop } from './add-stop';
export { FocusLeft } from './focus-left';
export { LeftOverNotes } from './left-over';
export { Rules } from './rules';
export { StopForm } from './stop-form';
export { Vans } from './vans';
