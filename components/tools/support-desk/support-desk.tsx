import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { Island } from '@/components/ui/island/island.client';
import type { SupportPage } from '@/content/schemas/help';
import type { countedCategories, listedArticles } from '@/lib/content/help';
import { orders } from '@/lib/help/list';
import { countedOf } from '@/lib/words/count';
import { SupportDeskParts } from './desk.client';
import { HelpCategories } from './help-categories';
import { HelpList } from './help-list';
import { GuideNetwork } from './network/guide-network';
import './support-desk.css';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import { longestSearch } from '@/lib/address/search-address';

interface SupportDeskProps {
  head: ReactNode;
  words: Pick<SupportPage, 'search' | 'network' | 'categories' | 'list' | 'contacts'>;
  categories: ReturnType<typeof countedCategories>;
  articles: Readonly<ReturnType<typeof listedArticles>>;
  empty: ReactNode;
}

/**
 * Search, map, categories and articles of the support center. What filters them finds its parts by their
 * classes or `data-desk`.
 */
export function SupportDesk({ head, words, categories, articles, empty }: SupportDeskProps) {
  const { search, network, list } = words;
  const some = articles.length > 0;
  return (
    <Island
      name="help search"
      instead="Search and filters do not work right now. All guides are listed here."
    >
      <SupportDeskParts>
        <section aria-labelledby="support-title" className="bg-sunk pt-8 pb-14 lg:pt-10 lg:pb-18">
          <div className="frame">
            <div className="grid grid-cols-1 gap-8 lg:gap-10">{head}</div>
            <HelpForm words={search} />
            <TextLink href="#contacts" arrow="down" className="mt-7">
              {words.contacts.ahead}
            </TextLink>
          </div>
        </section>
        <GuideNetwork articles={articles} words={network} />
        <HelpCategories title={words.categories} categories={categories} />
        {/* On a phone the map of the guides stands for a list that nobody asked for. */}
        <section
          id="articles"
          aria-labelledby="articles-title"
          className="@container scroll-mt-5 overflow-x-clip px-(--gutter) pt-18 max-md:data-unasked:hidden lg:pt-24"
          data-unasked={some || undefined}
        >
          <div className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-3 rule-b-bold border-ink pb-4">
            <h2 id="articles-title" tabIndex={-1} className="min-w-0 type-h3">
              {list.all}
            </h2>
            <p role="status" className="type-label text-ink-2">
              {some && countedOf(articles.length, articles.length, 'guide')}
            </p>
            <div
              data-desk="tools"
              className="ms-auto flex flex-wrap gap-x-6 gap-y-3"
              hidden={articles.length < 2}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends */}
              <div
                role="group"
                aria-label={list.orders.label}
                data-desk="orders"
                className="scripted flex flex-wrap gap-2"
              >
                {orders.map((each) => (
                  <Button
                    key={each}
                    variant="outline"
                    size="small"
                    className="desk-order aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:forced-color-adjust-none"
                    value={each}
                    aria-pressed={each === 'learning'}
                  >
                    {list.orders[each]}
                  </Button>
                ))}
              </div>
              <Button hidden variant="outline" size="small" data-desk="all">
                {list.showAll}
              </Button>
            </div>
          </div>
          {some ? <HelpList articles={articles} /> : empty}
          <p hidden data-desk="nothing" className="mt-8 type-lead text-ink-2" />
          {/* Its room is there with the list, so that nothing moves as the words come. */}
          <div aria-live="polite" data-desk="finds" className="min-h-18 pt-5" hidden />
        </section>
      </SupportDeskParts>
    </Island>
  );
}

const HelpForm = ({ words }: { words: SupportPage['search'] }) => (
  <search>
    <form className="help-form scripted relative mt-7 flex max-w-[820px] rounded-large rule-bold border-edge bg-field unprinted">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5.5 text-ink-3 sm:start-4.5"
      />
      <input
        type="search"
        name="q"
        maxLength={longestSearch}
        aria-label={words.label}
        placeholder={words.label}
        autoComplete="off"
        className="help-field min-h-15 min-w-0 flex-1 ps-12 text-[1rem] text-ellipsis placeholder:text-ink-3 sm:ps-14 sm:text-[1.125rem] [&::-webkit-search-cancel-button]:[filter:grayscale(1)]"
      />
      <Button variant="signal" type="submit" className="ms-2 me-1.5 self-center">
        {words.button}
      </Button>
    </form>
    {words.shortcuts.length > 0 && (
      <div className="scripted mt-4 flex flex-wrap items-center gap-2">
        <span className="me-1.5 text-[.9375rem] text-ink-2">{words.often}</span>
        {words.shortcuts.map((shortcut) => (
          <Button
            key={shortcut}
            variant="outline"
            size="small"
            className="help-shortcut border-edge font-medium"
          >
            {shortcut}
          </Button>
        ))}
      </div>
    )}
  </search>
);
