'use client';

import { type ReactElement, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { readChoice, shortName } from '@/lib/blog/address';
import { pageFrom } from '@/lib/blog/page-window';
import { pageSize } from '@/lib/blog/post-card';
import { pushAddress, useAddressQuery } from '@/lib/hooks/use-address-query';
import { useSaved } from '../article/use-saved';
import { BlogPages } from './blog-pages';
import { CategoryButtons } from './category-buttons.client';
import { useBlogLinks } from './use-blog-links';
import { usePosts } from './use-posts';
import './blog-list.css';

interface BlogViewProps {
  /** All categories in order; the first five have a button. */
  categories: readonly { name: string; thread: string }[];
  /** Number of posts while nothing is chosen. */
  count: number;
  /** Heading of the whole list. */
  title: string;
  /** How many those are. */
  words: string;
  featured: ReactElement;
  /** The cards of the first page. */
  children: ReactElement;
}

/**
 * The blog list. The file holds its first page; a search, a category or a later page draws from the index,
 * which is fetched on first use. The choice stands in the address.
 */
export function BlogView({ categories, count, title, words, featured, children }: BlogViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const saved = useSaved();
  const names = categories.map(({ name }) => shortName(name));
  const choice = readChoice(useAddressQuery(), [...names, 'saved']);
  const { search, category, page } = choice;
  const pages = Math.ceil(count / pageSize);
  const searching = search.trim() !== '';
  const further = searching || category !== '' || pageFrom(page, pages) > 1;
  const { loaded, retry } = usePosts(further);
  const go = useBlogLinks(heading);
  const chosen =
    category === 'saved' ? 'Saved on this device' : categories[names.indexOf(category)]?.name;

  return (
    <>
      {!searching && featured}
      <section
        aria-labelledby="articles"
        className="blog-list frame mt-14 grid items-baseline gap-x-6 gap-y-8 pb-10"
      >
        <CategoryButtons
          categories={categories.slice(0, 5)}
          choice={choice}
          saved={saved.length}
          onGo={pushAddress}
        />
        <h2
          id="articles"
          ref={heading}
          tabIndex={-1}
          className="blog-heading type-h3 [overflow-wrap:anywhere]"
        >
          {searching ? `Results for “${search.trim()}”` : (chosen ?? title)}
        </h2>
        {!further && (
          <>
            <p className="type-small text-ink-2">{words}</p>
            {children}
            <BlogPages choice={choice} current={1} total={pages} />
          </>
        )}
        {further && loaded.status === 'ready' && (
          <loaded.Results
            posts={loaded.posts}
            words={words}
            choice={choice}
            saved={saved}
            onGo={go}
          />
        )}
        {further && loaded.status === 'loading' && (
          <p role="status" className="col-span-full min-h-48 type-body text-ink-2">
            Fetching the list…
          </p>
        )}
        {further && loaded.status === 'failed' && (
          <div className="blog-empty col-span-full grid min-h-48 content-center gap-5 rule-y border-line">
            <p role="alert" className="type-h4">
              The list did not arrive. Every title also stands in the archive below.
            </p>
            <Button variant="outline" className="justify-self-start" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
      </section>
    </>
  );
}
