import { editPart } from '../edit/edit-part';
import './curve.css';

/** How the weighted cost falls, generation by generation: drawn when the browser has found time. */
export function Curve() {
  const { part } = editPart.usePart();
  return <div className="planner-curve-room">{part && <part.CurveDrawing />}</div>;
}
