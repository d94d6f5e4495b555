'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import type { SupportPage } from '@/content/schemas/help';
import { type Order, ordered } from '@/lib/help/order';
import { findArticles } from '@/lib/help/search';
import { countedOf } from '@/lib/words/count';
import { FurtherFinds } from './further-finds.client';
import { HelpCategories, type HelpCategory } from './help-categories.client';
import { HelpForm, type HelpFormWords } from './help-form.client';
import { HelpList, type ListedArticle } from './help-list.client';
import { HelpOrder } from './help-order.client';
import { useHelpFilter } from './use-help-filter';
import './support-desk.css';

interface SupportDeskProps {
  /** Breadcrumb and the page's heading. */
  head: ReactNode;
  search: HelpFormWords;
  /** The map of the guides, which stands for the whole list in a narrow window. */
  network: ReactNode;
  /** Name of the list of categories. */
  title: string;
  categories: readonly HelpCategory[];
  list: SupportPage['list'];
  /** The published articles; none as long as the library is not published. */
  articles: readonly ListedArticle[];
  /** What stands where no article is published. */
  empty: ReactNode;
}

/** Search, categories and articles of the support center: one filter, which the address holds. */
export function SupportDesk(props: SupportDeskProps) {
  const { head, search, network, title, categories, list, articles, empty } = props;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const help = useHelpFilter(categories.map(({ id }) => id));
  const { q: query, category } = help.filter;
  const [order, setOrder] = useState<Order>('learning');
  const found = ordered(findArticles(articles, help.filter), order);
  const chosen = categories.find(({ id }) => id === category);
  const filtered = chosen !== undefined || query.trim() !== '';
  // Once somebody looked for something, 'all' is an answer too.
  const [asked, setAsked] = useState(false);
  if (filtered && !asked) setAsked(true);

  /** Acts and brings the list into view. */
  const showing = (act: (text: string) => void) => (text: string) => {
    act(text);
    section.current?.scrollIntoView({ block: 'start' });
  };
  /** Reads the list's heading next: what was pressed lies above it, or is gone. */
  const toHeading = () => heading.current?.focus({ preventScroll: true });

  return (
    <>
      <section aria-labelledby="support-title" className="desk-top bg-sunk">
        <div className="frame">
          <div className="desk-head grid grid-cols-1">{head}</div>
          <HelpForm
            words={search}
            query={query}
            onType={help.type}
            onSearch={showing(help.search)}
            onShortcut={showing(help.shortcut)}
          />
        </div>
      </section>
      {network}
      <HelpCategories
        title={title}
        categories={categories}
        chosen={category}
        onChoose={showing((id) => {
          help.choose(id);
          toHeading();
        })}
      />
      <section
        ref={section}
        id="articles"
        aria-labelledby="articles-title"
        className={cx(
          'desk-articles px-(--gutter)',
          articles.length > 0 && !asked && 'desk-unasked',
        )}
      >
        <div className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-3 rule-b-bold border-ink pb-4">
          <h2 ref={heading} id="articles-title" tabIndex={-1} className="min-w-0 type-h3">
            {chosen?.name ?? (query.trim() ? `Guides with “${query.trim()}”` : list.all)}
          </h2>
          <p role="status" className="ml-auto type-label text-ink-2">
            {articles.length > 0 && countedOf(found.length, articles.length, 'article')}
          </p>
          {(found.length > 1 || filtered) && (
            <div className="flex flex-wrap gap-x-6 gap-y-3">
              {found.length > 1 && (
                <HelpOrder words={list.orders} order={order} onOrder={setOrder} />
              )}
              {filtered && (
                <Button
                  look="outline"
                  size="small"
                  onClick={() => {
                    help.clear();
                    toHeading();
                  }}
                >
                  {list.showAll}
                </Button>
              )}
            </div>
          )}
        </div>
        {articles.length === 0 ? empty : <HelpList articles={found} />}
        {articles.length > 0 && found.length === 0 && (
          <p className="mt-8 type-lead text-ink-2">{nothing(query.trim(), chosen?.name)}</p>
        )}
        {query.trim() !== '' && <FurtherFinds wanted={help.looked} query={query} listed={found} />}
      </section>
    </>
  );
}

/** Why the list is empty although articles are published. */
function nothing(query: string, category: string | undefined): string {
  const where = category ? `No guide under ${category}` : 'No guide';
  return query ? `${where} has “${query}” in its title.` : `${where} so far.`;
}
