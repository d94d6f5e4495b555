/** The parts that nobody needs before the planner stands: what changes a day, hints, the curve. */
export { CurveDrawing } from '../lever/curve-drawing';
export { Gestures } from '../map/act/gestures';
export { mapKeys } from '../map/act/map-keys';
export { VanIds } from '../map/draw/van-ids';
export { EmptyCard } from '../map/furniture/empty-card';
export { MapHint } from '../map/furniture/map-hint';
export { PlainNotice } from '../map/furniture/plain-notice';
export { StopTools } from '../map/furniture/stop-tools';
export { TradingChip } from '../map/furniture/trading-chip';
export { MapNote } from '../map/note/map-note';
export { MovingRows } from '../panel/moving-rows';
export { AddStop } from './add-stop';
export { FocusLeft } from './focus-left';
export { LeftOverNotes } from './left-over';
export { Rules } from './rules';
export { StopForm } from './stop-form';
export { Vans } from './vans';
