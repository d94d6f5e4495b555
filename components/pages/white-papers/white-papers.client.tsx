'use client';

import { useState } from 'react';
import { cx } from '@/components/ui/cx';
import { inputClass } from '@/components/ui/field/input';
import type { PaperRow } from '@/lib/content/publications/white-papers';
import { findPapers, isElsewhere } from '@/lib/white-papers/papers';
import { counted } from '@/lib/words/count';
import './white-papers.css';
import { PictureImage } from '@/components/picture/picture-image';
import { ButtonLink } from '@/components/ui/button/button';
import { Day } from '@/components/ui/day/day';
import { Icon } from '@/components/ui/icon/icon';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { RouteChip } from '@/components/ui/tag/chip';

interface WhitePapersProps {
  title: string;
  papers: readonly PaperRow[];
  /** Categories in their order; those without a paper have no button. */
  categories: readonly { name: string; hue: string }[];
}

/** Papers that fit into one view need no search. */
const fewest = 4;

/** The white papers with their category filter and search. */
export function WhitePapers({ title, papers, categories }: WhitePapersProps) {
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState('');
  const own = categories.filter(({ name }) => papers.some((paper) => paper.category === name));
  const searched = papers.length >= fewest;
  const found = findPapers(papers, { query, category });
  const choice = (value: string, name: string, hue?: string) => (
    <label
      key={value}
      className={cx(
        'relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-3 text-[.9375rem] leading-tight font-semibold hover:bg-sunk has-checked:bg-ink has-checked:text-paper has-focus-visible:[outline:2px_solid] forced-colors:has-checked:[outline:2px_solid]',
        hue && `route-dash hue-${hue}`,
      )}
    >
      <input
        type="radio"
        name="category"
        checked={category === value}
        onChange={() => setCategory(value)}
        className="sr-only"
      />
      <span>{name}</span>
    </label>
  );
  return (
    <section aria-labelledby="white-papers" className="frame py-(--section-space)">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 rule-t-bold border-ink pt-6">
        <h2 id="white-papers" className="type-h2">
          {title}
        </h2>
        {searched && (
          <label className="grid w-full max-w-96 gap-2 scripted">
            <span className="type-small font-semibold">Search white papers</span>
            <input
              type="search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className={inputClass}
            />
          </label>
        )}
      </div>
      {searched && own.length > 1 && (
        <fieldset className="papers-choices mt-6 flex flex-wrap gap-2 scripted">
          <legend className="sr-only">Category</legend>
          {choice('', 'All Categories')}
          {own.map(({ name, hue }) => choice(name, name, hue))}
        </fieldset>
      )}
      {searched && (
        <p role="status" className="mt-4 type-small text-ink-2">
          {found.length === 0 ? 'No white papers found.' : counted(found.length, 'white paper')}
        </p>
      )}
      <ul className="mt-6">
        {found.map((paper) => (
          <Paper key={paper.id} {...paper} />
        ))}
      </ul>
    </section>
  );
}

/** A white paper: its cover, what it is about, and where to download it. */
function Paper({ id, title, description, category, hue, cover, ...rest }: PaperRow) {
  const { date, pages, readTime, author, authorTitle, download, sample } = rest;
  return (
    <li id={id} className="paper grid gap-x-10 gap-y-6 rule-t border-line py-10">
      <PictureImage
        picture={cover}
        alt=""
        sizes="180px"
        className={`paper-cover rounded-small object-cover bg-${hue}-deep`}
      />
      <div className="paper-body grid gap-x-16 gap-y-6 [overflow-wrap:anywhere]">
        <div className="flex min-w-0 max-w-160 flex-col items-start gap-3">
          <RouteChip hue={hue}>{category}</RouteChip>
          <h3 className="type-h3">{title}</h3>
          <p className="text-ink-2">{description}</p>
          {sample && <SampleMark>Sample paper</SampleMark>}
        </div>
        <div className="flex min-w-0 flex-col items-start gap-3">
          <p className="type-small text-ink-3">{`${author}, ${authorTitle}`}</p>
          <p className="type-label text-ink-3">
            <Day date={date} />
            <span>{` · ${counted(pages, 'page')} · ${readTime} min read`}</span>
          </p>
          {download ? (
            <ButtonLink
              variant="ink"
              href={download.href}
              className="mt-2"
              {...(isElsewhere(download.href) && { target: '_blank', rel: 'noopener' })}
            >
              <Icon
                name={isElsewhere(download.href) ? 'arrow-up-right' : 'download'}
                className="size-4.5 shrink-0"
              />
              <span>
                <span>{download.label}</span> <span className="sr-only">{title}</span>
              </span>
            </ButtonLink>
          ) : (
            <p className="type-small font-semibold text-ink-2">The file is still to come.</p>
          )}
        </div>
      </div>
    </li>
  );
}
