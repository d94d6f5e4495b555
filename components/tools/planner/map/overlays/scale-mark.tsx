import type { ScaleBar } from '@/lib/planner/town/scale-bar';

/** The scale bar, a tick in its middle. */
export const ScaleMark = ({ label, pixels }: ScaleBar) => (
  <p className="type-label planner-map-chip planner-map-overlay planner-map-scale pointer-events-none inset-(--planner-scale-inset,auto_var(--space-24)_var(--space-24)_auto)">
    <span className="sr-only">Scale: </span>
    <svg
      aria-hidden="true"
      width={pixels}
      height="10"
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="1.5"
    >
      <path d={`M.75 1v8M${pixels - 0.75} 1v8M.75 5H${pixels - 0.75}M${pixels / 2} 3.5v3`} />
    </svg>
    <span>{label}</span>
  </p>
);
