import { cx } from '@/components/ui/cx';
import { hueClasses } from '@/components/ui/route/hues';
import type { Fact } from '@/content/products/types';

/** Facts of a feature as ruled rows; those on a route are readings and stand larger. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="rule-t-bold border-ink">
    {facts.map(({ label, value, hue }) => (
      <div
        key={label}
        className={cx(
          'flex items-center justify-between gap-4 rule-b border-line py-3',
          hue && hueClasses[hue].color,
        )}
      >
        <dt className={cx(hue && 'route-dash flex items-center gap-3')}>{label}</dt>
        <dd className={cx('font-semibold', hue && 'type-h4')}>{value}</dd>
      </div>
    ))}
  </dl>
);
