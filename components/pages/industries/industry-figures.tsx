interface IndustryFiguresProps {
  figures: readonly { value: string; label: string }[];
  /** How they stand: in a row or in columns. */
  className: string;
}

/** Figures the size of a heading, each above what it counts, in ruled columns. */
export const IndustryFigures = ({ figures, className }: IndustryFiguresProps) => (
  <dl className={`ruled-cells ${className}`}>
    {figures.map(({ value, label }) => (
      <div key={label} className="flex flex-col gap-2">
        <dt className="order-1 text-balance leading-snug text-ink-2 text-[.9375rem]">{label}</dt>
        <dd className="type-h2">{value}</dd>
      </div>
    ))}
  </dl>
);
