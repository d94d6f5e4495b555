import { cx } from '@/components/ui/cx';
import type { Hue } from '@/components/ui/route/hues';

interface FigureRowProps {
  figures: readonly { value: string; label: string; hue: Hue }[];
  className?: string;
}

/** Figures side by side, each under a length of route that ends in a stop. */
export function FigureRow({ figures, className }: FigureRowProps) {
  return (
    <dl
      className={cx(
        'grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none',
        className,
      )}
    >
      {figures.map(({ value, label, hue }) => (
        <div
          key={label}
          className={`route-end relative flex flex-col-reverse justify-end hue-${hue}`}
        >
          <dt>{label}</dt>
          <dd className="type-poster xl:text-[min(2.8rem+2.6vw,5.125rem)]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
