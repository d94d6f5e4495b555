import './industry-figures.css';

interface IndustryFiguresProps {
  figures: readonly { value: string; label: string }[];
  /** 'row' parts them by hairlines, 'ticket' gives each a field of a ticket. */
  look: 'row' | 'ticket';
}

/** Figures the size of a heading, each above what it counts. */
export function IndustryFigures({ figures, look }: IndustryFiguresProps) {
  return (
    <dl className={`industry-figures industry-figures-${look}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className={`industry-figure industry-figure-${look}`}>
          <dt className="industry-figure-name">{label}</dt>
          <dd className="industry-figure-value type-h2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
