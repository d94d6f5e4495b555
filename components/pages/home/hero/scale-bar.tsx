interface ScaleBarProps {
  meters: number;
  /** Length of the bar as a share of the map's width. */
  share: number;
  routes: number;
  crossings: number;
}

/** A map's scale with what its routes add up to. */
export function ScaleBar({ meters, share, routes, crossings }: ScaleBarProps) {
  return (
    <p className="hero-scale flex min-h-8 items-center gap-2 rounded-t-small bg-paper px-3 type-label text-ink-2 max-xxl:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 72 10"
        preserveAspectRatio="none"
        fill="none"
        stroke="var(--color-ink)"
        className="h-2.5"
        style={{ width: `calc(max(100cqw, 1920px) * ${share.toFixed(5)})` }}
      >
        <path vectorEffect="non-scaling-stroke" d="M.5 1v8M36 2.5v5M71.5 1v8M.5 5h71" />
      </svg>
      {meters} m <span className="ml-2">{`${routes} routes, ${crossings} crossings`}</span>
    </p>
  );
}
