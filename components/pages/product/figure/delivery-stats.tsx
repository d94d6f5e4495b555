import { cx } from '@/components/ui/cx';
import { hueClasses } from '@/components/ui/route/hues';
import { TitledSection } from '@/components/ui/section/section';
import type { ProductFigureContent } from '@/content/schemas/parts/product-figure';
import { drawings } from './drawings';
import './product-figure.css';

interface DeliveryStatsProps {
  title: string;
  figure: ProductFigureContent;
  others: readonly { value: string; label: string }[];
  /** The section above lies on the same ground, and its space is enough for both. */
  joins: boolean;
}

/** The figures that a product page ends its features with. */
export function DeliveryStats({ title, figure, others, joins }: DeliveryStatsProps) {
  return (
    <TitledSection
      route="left"
      labelledBy="delivery-stats"
      className={joins ? 'lg:pt-0' : undefined}
      title={title}
    >
      <ProductFigure {...figure} />
      <dl className="fit-columns mt-8 grid gap-x-6 gap-y-4">
        {others.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline gap-x-3 rule-t border-line pt-4"
          >
            <dt className="order-1 w-full text-ink-2">{label}</dt>
            <dd className="type-h3 whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

/** The figure of a product, drawn to scale: before is dotted, after is solid. */
function ProductFigure(content: ProductFigureContent) {
  const { drawing, hue, value, label, note, before, after, marked = 0 } = content;
  const turns = [
    ['Before', before, 'dotted'],
    ['After', after, 'solid'],
  ];
  return (
    <div
      className={cx(
        'product-figure mt-10 grid gap-x-10 gap-y-6 rounded-card bg-band px-6 py-8 scheme-dark text-ink sm:grid-cols-2',
        hueClasses[hue].color,
      )}
    >
      <div className="mt-auto">
        <dl className="flex flex-col-reverse gap-4">
          <dt className="type-h5">{label}</dt>
          <dd className="type-figure">{value}</dd>
        </dl>
        <p className="mt-2 type-label text-ink-2">{note}</p>
      </div>
      <svg aria-hidden="true" viewBox="0 0 260 212" className="product-figure-drawing">
        {drawings[drawing](Number.parseInt(value, 10), marked).map((path) => (
          <path key={path.d} {...path} />
        ))}
      </svg>
      <ul className="my-auto">
        {turns.map(([time, text, style]) => (
          <li
            key={time}
            className={`product-figure-turn product-figure-${style} flex gap-4 rule-t border-line py-3`}
          >
            <p>
              <b className="block type-label text-ink-2">{time}</b>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
