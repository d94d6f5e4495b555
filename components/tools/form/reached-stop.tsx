/** The end of a line that comes in from the left edge of what clips it. */
export const ReachedStop = ({ ground = 'paper' }: { ground?: 'paper' | 'success-ground' }) => (
  <svg
    aria-hidden="true"
    width="68"
    height="68"
    overflow="visible"
    fill="currentColor"
    stroke="currentColor"
    strokeWidth="6"
  >
    <g style={{ scale: 'var(--forward) 1', transformOrigin: '34px' }}>
      <path d="M-2000 34H34" />
      <circle cx="-77" cy="34" r="8" />
      <circle cx="-150" cy="34" r="8" />
    </g>
    <circle cx="34" cy="34" r="31" />
    <path d="m21 35 9 9 17-19" fill="none" stroke={`var(--color-${ground})`} strokeWidth="5" />
  </svg>
);
