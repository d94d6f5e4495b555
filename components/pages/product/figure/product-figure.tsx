import { cx } from '@/components/ui/cx';
import { hueClasses } from '@/components/ui/route/hues';
import type { ProductFigureContent } from '@/content/schemas/parts/product-figure';
import { drawings } from './drawings';
import './product-figure.css';

/** The figure of a product, drawn to scale: before is dotted, after is solid. */
export function ProductFigure(content: ProductFigureContent) {
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
        {drawings[drawing]({ number: Number.parseInt(value, 10), marked })}
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
