'use client';

import { type ReactElement, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { blogAddress, readChoice, shortName } from '@/lib/blog/address';
import { pageFrom } from '@/lib/blog/page-window';
import { pageSize } from '@/lib/blog/post-card';
import { pushAddress, useAddressQuery } from '@/lib/hooks/use-address-query';
import { useSaved } from '../article/use-saved';
import { BlogPages } from './blog-pages';
import { BlogResults } from './blog-results';
import { useBlogLinks } from './use-blog-links';
import { usePosts } from './use-posts';
import './blog-list.css';

interface BlogViewProps {
  /** In order: the first five have a button. */
  categories: readonly { name: string; hue: string }[];
  /** Number of posts while nothing is chosen. */
  count: number;
  title: string;
  words: string;
  featured: ReactElement;
  /** The cards of the first page. */
  children: ReactElement;
}

/** The blog list. All but its first page is drawn from the index; the choice stands in the address. */
export function BlogView({ categories, count, title, words, featured, children }: BlogViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const saved = useSaved();
  const names = categories.map(({ name }) => shortName(name));
  const choice = readChoice(useAddressQuery(), [...names, 'saved']);
  const { category: chosen, page } = choice;
  const search = choice.search.trim();
  const pages = Math.ceil(count / pageSize);
  const further = search !== '' || chosen !== '' || pageFrom(page, pages) > 1;
  const posts = usePosts(further);
  const go = useBlogLinks(heading);
  const name =
    chosen === 'saved' ? 'Saved on this device' : categories[names.indexOf(chosen)]?.name;

  const button = (label: string, category: string, hue?: string) => (
    <button
      key={label}
      type="button"
      aria-pressed={chosen === category}
      className={cx(
        'category-button flex min-h-11 shrink-0 items-center gap-2.5 rounded-control rule-bold border-edge px-4 py-1 text-[.9375rem] font-semibold hover:bg-sunk',
        hue && `route-dash hue-${hue}`,
      )}
      onClick={() => pushAddress(blogAddress({ search: choice.search, category }))}
    >
      {label}
    </button>
  );
  return (
    <>
      {search === '' && featured}
      <section
        aria-labelledby="articles"
        className="blog-list frame mt-14 grid items-baseline gap-x-6 gap-y-8 pb-10"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that filter a list, not fields of a form */}
        <div
          role="group"
          aria-label="Category"
          className="category-buttons col-span-full flex gap-2 rule-t-bold border-ink pt-5 scripted unprinted"
        >
          {button('All Categories', '')}
          {categories.slice(0, 5).map((each) => button(each.name, shortName(each.name), each.hue))}
          {(saved.length > 0 || chosen === 'saved') && button(`Saved (${saved.length})`, 'saved')}
        </div>
        <h2
          id="articles"
          ref={heading}
          tabIndex={-1}
          className="blog-heading type-h3 [overflow-wrap:anywhere]"
        >
          {search ? `Results for “${search}”` : (name ?? title)}
        </h2>
        {further ? (
          <BlogResults {...posts} words={words} choice={choice} saved={saved} onGo={go} />
        ) : (
          <>
            <p className="type-small text-ink-2">{words}</p>
            {children}
            <BlogPages choice={choice} current={1} total={pages} />
          </>
        )}
      </section>
    </>
  );
}
