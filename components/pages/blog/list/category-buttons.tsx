import { useState } from 'react';
import { cx } from '@/components/ui/cx';
import { shortName } from '@/lib/blog/address';

export interface Category {
  name: string;
  hue: string;
}

/** Shown at once beside 'All Categories'; the others come with 'More'. */
const first = 5;

interface CategoryButtonsProps {
  categories: readonly Category[];
  /** The short name of a category, 'saved', or empty for all. */
  chosen: string;
  /** Articles saved on this device. */
  saved: number;
  choose: (category: string) => void;
}

/** Buttons that filter the blog list by category. */
export function CategoryButtons({ categories, chosen, saved, choose }: CategoryButtonsProps) {
  const [more, setMore] = useState(false);
  const open = more || categories.slice(first).some(({ name }) => shortName(name) === chosen);
  const button = (label: string, category: string, hue?: string) => (
    <button
      key={label}
      type="button"
      aria-pressed={chosen === category}
      className={cx(
        'category-button flex min-h-11 shrink-0 items-center gap-2.5 rounded-control rule-bold border-edge px-4 py-1 text-[.9375rem] font-semibold hover:bg-sunk',
        hue && `route-dash hue-${hue}`,
      )}
      onClick={() => choose(category)}
    >
      {label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that filter a list, not fields of a form
    <div
      role="group"
      aria-label="Category"
      className="category-buttons col-span-full flex gap-2 overflow-x-auto scrollbar-none rule-t-bold border-ink pt-5 scripted unprinted"
    >
      {button('All Categories', '')}
      {categories
        .slice(0, open ? undefined : first)
        .map(({ name, hue }) => button(name, shortName(name), hue))}
      {categories.length > first && (
        <button
          type="button"
          aria-expanded={open}
          className="min-h-11 shrink-0 px-3 text-[.9375rem] font-semibold underline underline-offset-4"
          onClick={() => setMore(!open)}
        >
          {open ? 'Fewer' : 'More'}
        </button>
      )}
      {(saved > 0 || chosen === 'saved') && button(`Saved (${saved})`, 'saved')}
    </div>
  );
}
