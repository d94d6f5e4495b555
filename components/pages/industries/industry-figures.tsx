import { cx } from '@/components/ui/cx';
import './industry-figures.css';

interface IndustryFiguresProps {
  figures: readonly { value: string; label: string }[];
  /** 'row' parts them by hairlines, 'ticket' gives each a field of a ticket. */
  look: 'row' | 'ticket';
}

/** Figures the size of a heading, each above what it counts. */
export function IndustryFigures({ figures, look }: IndustryFiguresProps) {
  return (
    <dl className={`grid industry-figures-${look}`}>
      {figures.map(({ value, label }) => (
        <div key={label} className={`industry-figure industry-figure-${look}`}>
          <dt className={cx('industry-figure-name', look === 'ticket' && 'text-ink-2')}>{label}</dt>
          <dd className="industry-figure-value type-h2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
