import type { ProductContent } from '@/content/schemas/products';

/** Rules of the planner under the hero's buttons, as they are named in the planner. */
export const HeroRules = ({ title, items }: NonNullable<ProductContent['rules']>) => (
  <div className="max-w-[32rem] rule-t border-line pt-5">
    <p className="type-small font-semibold">{title}</p>
    <ul className="mt-3 flex flex-wrap gap-2 type-label">
      {items.map((item) => (
        <li key={item} className="rounded-chip bg-sunk px-2.5 py-1.5">
          {item}
        </li>
      ))}
    </ul>
  </div>
);
