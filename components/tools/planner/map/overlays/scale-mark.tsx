import type { ScaleBar } from '@/lib/planner/town/scale-bar';
import './scale-mark.css';

/** The scale bar, a tick in its middle. */
export const ScaleMark = ({ label, pixels }: ScaleBar) => (
  <p className="type-label planner-map-chip planner-map-scale">
    <span className="sr-only">Scale: </span>
    <svg className="planner-map-bar" aria-hidden="true" width={pixels} height="10">
      <path d={`M.75 1v8M${pixels - 0.75} 1v8M.75 5H${pixels - 0.75}M${pixels / 2} 3.5v3`} />
    </svg>
    <span>{label}</span>
  </p>
);
