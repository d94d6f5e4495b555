/** A line that ends at an open stop: what stands where nothing is planned. */
export const OpenStop = ({ label }: { label: string }) => (
  <p className="mt-14 flex items-center type-label text-ink-3">
    <svg
      aria-hidden="true"
      width="68%"
      height="50"
      fill="none"
      stroke="var(--color-cobalt)"
      strokeWidth="5"
      overflow="visible"
      className="shrink-0"
      style={{ scale: 'var(--forward) 1' }}
    >
      <svg x="100%" overflow="visible" role="presentation">
        <path d="M-2000 25H-44" />
        <circle cx="-22" cy="25" r="19.5" />
      </svg>
    </svg>
    <span className="ms-2">{label}</span>
  </p>
);
