'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import { inputClass } from '@/components/ui/field/input';
import { Icon } from '@/components/ui/icon/icon';
import type { Hue } from '@/components/ui/route/hues';
import type { IntegrationsPage } from '@/content/schemas/integrations';
import { longestSearch } from '@/lib/address/search-address';
import { countFound } from '@/lib/integrations/integrations';
import { countedOf } from '@/lib/words/count';
import { useCatalog } from './use-catalog';
import './catalog-filter.css';

type CatalogFilterProps = Omit<
  IntegrationsPage['catalog'],
  'title' | 'intended' | 'legend' | 'note'
> & {
  categories: readonly { key: string; label: string; hue?: Hue; count: number }[];
  /** The catalog: a `data-category` on each group, in it an h3, rows as li, and a link to the whole category. */
  children: ReactNode;
};

/**
 * Category buttons and a search box over the catalog, which without script is one long list. A press
 * before the script runs loads the page with the query, which then does the same.
 */
export function CatalogFilter({ categories, children, ...words }: CatalogFilterProps) {
  const keys = categories.map(({ key }) => key);
  const { list, input, filter, cards, found, type, choose } = useCatalog(keys);
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const counts = countFound(cards, keys, filter.q);
  const shown = cards.length > 0 ? found : total;

  function pick(category: string) {
    choose({ category, q: filter.q });
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <search className="catalog-search">
        <form
          id="catalog-search"
          className="scripted relative"
          onSubmit={(event) => {
            event.preventDefault();
            choose(filter);
          }}
        >
          <input
            ref={input}
            type="search"
            name="q"
            value={filter.q}
            maxLength={longestSearch}
            aria-label={words.search}
            placeholder={words.placeholder}
            autoComplete="off"
            className={`${inputClass} catalog-query`}
            onChange={(event) => type(event.target.value)}
          />
          <button
            type="submit"
            aria-label="Search"
            className="catalog-submit absolute inset-y-0 grid place-items-center rounded-control"
          >
            <Icon name="search" />
          </button>
        </form>
      </search>
      {categories.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would not stick to the window's edge
        <div
          role="group"
          aria-label={words.filter}
          className="catalog-bar scripted sticky z-1 flex flex-wrap gap-2 bg-paper py-3"
        >
          {[{ key: '', label: words.all, count: total }, ...categories].map((category) => (
            <button
              type="submit"
              key={category.label}
              form="catalog-search"
              name={category.key ? 'category' : undefined}
              value={category.key || undefined}
              aria-pressed={filter.category === category.key}
              className={cx(
                'catalog-category inline-flex min-h-11 items-center gap-2.5 rounded-control rule border-edge px-3 text-[.9375rem] leading-tight font-medium',
                category.hue && `route-dash hue-${category.hue}`,
              )}
              onClick={(event) => {
                event.preventDefault();
                pick(category.key);
              }}
            >
              <span>{category.label}</span>{' '}
              <span className="catalog-number text-[.8125rem]">
                {cards.length > 0 ? counts.get(category.key) : category.count}
              </span>
            </button>
          ))}
        </div>
      )}
      <p
        role="status"
        className={
          shown === 0
            ? 'catalog-none rounded-card rule-bold border-edge px-6 py-8 type-lead font-semibold'
            : 'catalog-count scripted text-[.9375rem] text-ink-2'
        }
      >
        {shown === 0
          ? 'No integrations found for this category.'
          : countedOf(shown, total, 'integration')}
      </p>
      {shown === 0 && (
        <>
          {filter.q && (
            <p className="[overflow-wrap:anywhere]">{`No integration has “${filter.q}”.`}</p>
          )}
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => {
              choose({ category: '', q: '' });
              input.current?.focus();
            }}
          >
            Show all integrations
          </Button>
        </>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it catches what its links do */}
      <div
        ref={list}
        data-narrowed={filter.category || filter.q ? '' : undefined}
        className="catalog-list grid gap-10"
        onClick={(event) => {
          const more = (event.target as Element).closest<HTMLAnchorElement>(
            'a[href^="?category="]',
          );
          if (!more || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          pick(new URLSearchParams(more.search).get('category') ?? '');
        }}
      >
        {children}
      </div>
    </>
  );
}
