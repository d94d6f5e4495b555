import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Island } from '@/components/ui/island/island.client';
import type { OfflinePage } from '@/content/schemas/reading/legal';
import { SavedPages } from './saved-pages.client';
import './offline.css';

/** Where each line ends, and where its next stop lies. */
const gaps = {
  cobalt: ['38.9%', '49.9%'],
  madder: ['43.1%', '51.3%'],
  teal: ['37.5%', '51.3%'],
  plum: ['41.7%', '51.9%'],
  ochre: ['40.3%', '52.7%'],
};

interface OffTheMapProps extends OfflinePage {
  name: string;
  mark: ReactNode;
}

/** No connection. Header, footer and chat are hidden, as their links most likely lead nowhere. */
export function OffTheMap({ name, mark, ...words }: OffTheMapProps) {
  return (
    <div className="off-the-map scheme-dark bg-paper pb-20 text-ink forced-colors:[color-scheme:inherit]">
      <section aria-labelledby="offline-title" className="off-first grid gap-y-10 pt-8 pb-20">
        <p className="flex items-center gap-3 px-(--gutter) wordmark">
          {mark}
          <span translate="no">{name}</span>
        </p>
        <div aria-hidden="true" className="lost-routes grid content-center gap-5">
          {Object.entries(gaps).map(([hue, [stop, next]]) => (
            <span
              key={hue}
              className={`lost-route relative hue-${hue}`}
              style={{ '--stop': stop, '--next': next }}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-6 px-(--gutter)">
          <div>
            <h1 id="offline-title" className="type-h1">
              {words.title}
            </h1>
            <p className="mt-4 type-lead text-ink-2">{words.text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            {/* The wanted address; its target keeps `PageLinks` from taking it for a link to where one is. */}
            <ButtonLink variant="signal" size="large" href="" target="_top">
              {words.again}
            </ButtonLink>
            <ButtonLink variant="outline" size="large" href="#saved-pages">
              {words.read}
            </ButtonLink>
          </div>
        </div>
      </section>
      <section id="saved-pages" aria-labelledby="saved-title" className="off-saved px-(--gutter)">
        <h2 id="saved-title" className="mb-4 rule-t border-line pt-7 type-h3">
          {words.saved}
        </h2>
        <Island name="saved pages">
          <SavedPages waiting={words.waiting} none={words.none} />
        </Island>
      </section>
    </div>
  );
}
