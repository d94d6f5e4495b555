'use client';

import { type ReactElement, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import { blogAddress, readChoice, shortName } from '@/lib/blog/address';
import { findPosts, pageFrom } from '@/lib/blog/list';
import { pageSize } from '@/lib/blog/post-card';
import { pushAddress, useAddressQuery } from '@/lib/hooks/use-address-query';
import { counted } from '@/lib/words/count';
import { useSaved } from '../article/use-saved';
import { BlogPages } from './blog-pages';
import { useBlogLinks, usePosts } from './use-blog';
import './blog-list.css';

interface BlogViewProps {
  /** In order: the first ones always have a button, the others behind 'More'. */
  categories: readonly { name: string; hue: string }[];
  /** Number of posts while nothing is chosen. */
  count: number;
  title: string;
  words: string;
  featured: ReactElement;
  /** The cards of the first page. */
  children: ReactElement;
}

/** Categories shown at once, as SPEC.md counts them beside 'All Categories'. */
const firstCategories = 5;

/** The blog list. All but its first page is drawn from the index; the choice stands in the address. */
export function BlogView({ categories, count, title, words, featured, children }: BlogViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const saved = useSaved();
  const [more, setMore] = useState(false);
  const names = categories.map(({ name }) => shortName(name));
  const choice = readChoice(useAddressQuery(), [...names, 'saved']);
  const { category: chosen, page } = choice;
  const search = choice.search.trim();
  const pages = Math.ceil(count / pageSize);
  const further = search !== '' || chosen !== '' || pageFrom(page, pages) > 1;
  const { posts, Grid, failed, retry } = usePosts(further);
  const go = useBlogLinks(heading);
  const name =
    chosen === 'saved' ? 'Saved on this device' : categories[names.indexOf(chosen)]?.name;

  const found = posts ? findPosts(posts, choice, saved) : [];
  const total = further ? Math.ceil(found.length / pageSize) : pages;
  const current = pageFrom(page, total);
  const listed = counted(found.length, 'article');
  const all = search ? `${listed} in all categories` : chosen ? listed : words;
  const waiting = further && !posts && !failed;

  const open = more || names.indexOf(chosen) >= firstCategories;
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
  const empty = (text: string, label: string, onClick: () => void) => (
    <div className="blog-empty col-span-full grid min-h-48 content-center gap-5 rule-y border-line">
      <p role="alert" className="type-h4">
        {text}
      </p>
      <Button variant="outline" className="justify-self-start" onClick={onClick}>
        {label}
      </Button>
    </div>
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
          className="category-buttons col-span-full flex gap-2 overflow-x-auto scrollbar-none rule-t-bold border-ink pt-5 scripted unprinted"
        >
          {button('All Categories', '')}
          {categories
            .slice(0, open ? undefined : firstCategories)
            .map((each) => button(each.name, shortName(each.name), each.hue))}
          {categories.length > firstCategories && (
            <button
              type="button"
              aria-expanded={open}
              className="min-h-11 shrink-0 px-3 text-[.9375rem] font-semibold underline underline-offset-4"
              onClick={() => setMore(!open)}
            >
              {open ? 'Fewer' : 'More'}
            </button>
          )}
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
        <p role={further ? 'status' : undefined} className="type-small text-ink-2">
          {total > 0 || !further ? all : waiting && 'Loading the list…'}
        </p>
        {waiting && <div className="col-span-full min-h-48" />}
        {failed &&
          empty(
            'The list did not arrive. Every title also stands in the archive below.',
            'Try again',
            retry,
          )}
        {posts &&
          total === 0 &&
          empty('No articles found', 'Reset Filters', () => go(blogAddress({})))}
        {!further && children}
        {Grid && total > 0 && (
          <Grid posts={found.slice((current - 1) * pageSize, current * pageSize)} />
        )}
        <BlogPages choice={choice} current={current} total={total} />
      </section>
    </>
  );
}
