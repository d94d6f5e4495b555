/** Distance between two stops of a rating, in pixels. */
const gap = 18;

/** A rating as five stops on a line: those reached are filled, the rest are open. */
export function Rating({ rating }: { rating: number }) {
  const last = 8 + 4 * gap;
  const reached = 8 + rating * gap;
  return (
    <svg
      role="img"
      aria-label={`Rated ${rating} of 5`}
      viewBox={`0 0 ${last + 8} 16`}
      width="88"
      height="16"
      fill="none"
      strokeWidth="3"
      stroke="var(--hue)"
      className="shrink-0"
    >
      <path d={`M8 8H${last}`} />
      <g strokeDasharray={`0 ${gap}`} strokeLinecap="round">
        <path strokeWidth="14" d={`M8 8H${last + 1}`} />
        {rating < 5 && (
          <path stroke="var(--color-paper)" strokeWidth="8" d={`M${reached} 8H${last + 1}`} />
        )}
      </g>
    </svg>
  );
}
