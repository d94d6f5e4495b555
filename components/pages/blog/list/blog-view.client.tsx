'use client';

import { type ReactElement, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { blogAddress, readChoice, shortName } from '@/lib/blog/address';
import { findPosts, pageFrom } from '@/lib/blog/list';
import { pageSize } from '@/lib/blog/post-card';
import { pushAddress, useAddressQuery } from '@/lib/hooks/use-address-query';
import { counted } from '@/lib/words/count';
import { useSaved } from '../article/use-saved';
import { BlogPages } from './blog-pages';
import { type Category, CategoryButtons } from './category-buttons';
import { useBlogLinks, usePosts } from './use-blog';
import './blog-list.css';

interface BlogViewProps {
  categories: readonly Category[];
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
  const { posts, Grid, Finds, failed, retry } = usePosts(further);
  const go = useBlogLinks(heading);
  const name =
    chosen === 'saved' ? 'Saved on this device' : categories[names.indexOf(chosen)]?.name;

  const found = posts ? findPosts(posts, choice, saved) : [];
  const total = further ? Math.ceil(found.length / pageSize) : pages;
  const current = pageFrom(page, total);
  const listed = counted(found.length, 'article');
  const all = search ? `${listed} in all categories` : chosen ? listed : words;
  const waiting = further && !posts && !failed;

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
        <CategoryButtons
          categories={categories}
          chosen={chosen}
          saved={saved.length}
          choose={(category) => pushAddress(blogAddress({ search: choice.search, category }))}
        />
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
        {search && posts && Finds && (
          <div className="col-span-full">
            <Finds query={search} listed={found.map(({ slug }) => `/blog/${slug}`)} />
          </div>
        )}
      </section>
    </>
  );
}
