import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { Island } from '@/components/ui/island/island.client';
import type { SupportPage } from '@/content/schemas/help';
import type { countedCategories, listedArticles } from '@/lib/content/help';
import { countedOf } from '@/lib/words/count';
import { DeskLoader } from './desk-loader.client';
import { HelpCategories } from './help-categories';
import { HelpForm } from './help-form';
import { HelpList } from './help-list';
import { HelpOrder } from './help-order';
import { GuideNetwork } from './network/guide-network';
import './support-desk.css';
import './further-finds.css';

interface SupportDeskProps {
  /** Breadcrumb and the page's heading. */
  head: ReactNode;
  words: Pick<SupportPage, 'search' | 'network' | 'categories' | 'list'>;
  categories: ReturnType<typeof countedCategories>;
  /** The published articles; none as long as the library is not published. */
  articles: Readonly<ReturnType<typeof listedArticles>>;
  /** What stands where no article is published. */
  empty: ReactNode;
}

/**
 * Search, map, categories and articles of the support center, as they stand before anybody looks for
 * something. What filters and orders them (`late/`) finds its parts by their classes, or by `data-desk`, so that nothing
 * of the page need be sent a second time, as data.
 */
export function SupportDesk({ head, words, categories, articles, empty }: SupportDeskProps) {
  const { search, network, list } = words;
  const some = articles.length > 0;
  return (
    <Island
      name="help search"
      instead="Search and filters do not work right now. All guides are listed here."
    >
      <DeskLoader failure={list.failed}>
        <section aria-labelledby="support-title" className="desk-top bg-sunk">
          <div className="frame">
            <div className="desk-head grid grid-cols-1">{head}</div>
            <HelpForm words={search} />
          </div>
        </section>
        <GuideNetwork articles={articles} words={network} />
        <HelpCategories title={words.categories} categories={categories} />
        <section
          id="articles"
          aria-labelledby="articles-title"
          className={`desk-articles px-(--gutter) ${some ? 'desk-unasked' : ''}`}
        >
          <div className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-3 rule-b-bold border-ink pb-4">
            <h2 id="articles-title" tabIndex={-1} className="min-w-0 type-h3">
              {list.all}
            </h2>
            <p role="status" className="ms-auto type-label text-ink-2">
              {some && countedOf(articles.length, articles.length, 'article')}
            </p>
            <div
              data-desk="tools"
              className="flex flex-wrap gap-x-6 gap-y-3"
              hidden={articles.length < 2}
            >
              <HelpOrder words={list.orders} />
              <Button hidden look="outline" size="small" data-desk="all">
                {list.showAll}
              </Button>
            </div>
          </div>
          {some ? <HelpList articles={articles} /> : empty}
          <p hidden data-desk="nothing" className="mt-8 type-lead text-ink-2" />
          <div aria-live="polite" className="further-finds" hidden />
        </section>
      </DeskLoader>
    </Island>
  );
}
