/** A line that ends at an open stop: what stands where nothing is planned. */
export const OpenStop = ({ label }: { label: string }) => (
  <p className="mt-14 pb-14 pe-(--gutter) type-label text-ink-3">
    <svg
      aria-hidden="true"
      width="100%"
      height="50"
      fill="none"
      stroke="var(--color-cobalt)"
      strokeWidth="5"
      style={{ scale: 'var(--forward) 1' }}
    >
      <svg x="68%" overflow="visible" role="presentation">
        <path d="M-2000 25H-22" />
        <circle cy="25" r="19.5" />
        <path
          d="M37 25H2000"
          stroke="var(--color-edge)"
          strokeDasharray="0 10"
          strokeLinecap="round"
        />
      </svg>
    </svg>
    <span className="mt-3 block text-center" style={{ marginInlineStart: '36%' }}>
      {label}
    </span>
  </p>
);
