interface IndustryFiguresProps {
  figures: readonly { value: string; label: string }[];
  className?: string;
}

/** Figures the size of a heading, each above what it counts, in ruled columns. */
export const IndustryFigures = ({ figures, className = '' }: IndustryFiguresProps) => (
  <dl className={`flex flex-wrap gap-y-4 ${className}`}>
    {figures.map(({ value, label }) => (
      <div key={label} className="industry-figure flex flex-col-reverse justify-end gap-2">
        <dt className="leading-snug text-ink-2 text-[.9375rem]">{label}</dt>
        <dd className="type-h2">{value}</dd>
      </div>
    ))}
  </dl>
);
