'use client';

import { cx } from '@/components/ui/cx';
import { type BlogChoice, blogAddress, shortName } from '@/lib/blog/address';

interface CategoryButtonsProps {
  categories: readonly { name: string; thread: string }[];
  choice: BlogChoice;
  /** How many articles this device keeps. */
  saved: number;
  /** Goes to another address of the list. */
  onGo: (address: string) => void;
}

/** All Categories, the next five of the list, and what is saved on the device, if anything is. */
export function CategoryButtons({ categories, choice, saved, onGo }: CategoryButtonsProps) {
  const { search } = choice;
  const button = (name: string, category: string, thread?: string) => (
    <button
      key={name}
      type="button"
      aria-pressed={choice.category === category}
      className={cx(
        'category-button flex min-h-11 shrink-0 items-center gap-2.5 rounded-control rule-bold border-edge px-4 py-1 text-[.9375rem] font-semibold hover:bg-sunk',
        thread && `thread-dash thread-${thread}`,
      )}
      onClick={() => onGo(blogAddress({ search, category }))}
    >
      {name}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that filter a list, not fields of a form
    <div
      role="group"
      aria-label="Category"
      className="category-buttons col-span-full flex gap-2 rule-t-bold border-ink pt-5 scripted unprinted"
    >
      {button('All Categories', '')}
      {categories.map(({ name, thread }) => button(name, shortName(name), thread))}
      {(saved > 0 || choice.category === 'saved') && button(`Saved (${saved})`, 'saved')}
    </div>
  );
}
