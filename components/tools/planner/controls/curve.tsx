import { editPart } from '../edit/edit-part';

/** How the weighted cost falls, generation by generation: drawn when the browser has found time. */
export function Curve() {
  const { part } = editPart.usePart();
  // As high as the drawing and its heading, which come later.
  return <div className="min-h-[calc(1.4em+86px)]">{part && <part.CurveDrawing />}</div>;
}
