import { Fragment } from 'react';
import { PlusSign } from '@/components/ui/icon/icon';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Section } from '@/components/ui/section/section';
import type { SupportPage } from '@/content/schemas/help';
import { glossary as terms } from '@/lib/content/help';
import { definedTerms } from '@/lib/content/text/json-ld';
import { byLetter } from '@/lib/help/glossary';
import { withCount } from '@/lib/words/counting';

/** The words of the trade, a row a letter that unfolds to what they mean; the same for search engines. */
export function Glossary({ words }: { words: SupportPage['glossary'] }) {
  const letters = byLetter(terms);
  // Each column goes on by itself: what unfolds in one leaves no gap in the other.
  const middle = Math.ceil(letters.length / 2);
  const halves = [letters.slice(0, middle), letters.slice(middle)];
  const title = withCount(words.title, terms.length);
  return (
    <Section labelledBy="glossary" space="none" className="frame pb-(--section-space)">
      <JsonLd data={definedTerms(title, terms)} />
      <h2 id="glossary" className="type-h2">
        {title}
      </h2>
      <p className="mt-3 mb-6 text-ink-2">{words.lead}</p>
      <div className="grid items-start gap-x-16 lg:grid-cols-2">
        {halves.map((half) => (
          <div key={half[0]?.letter}>
            {half.map(({ letter, terms: own }) => (
              <details key={letter}>
                <summary className="flex items-center gap-2 rule-t border-line py-4 text-ink-2 hover:text-ink">
                  <b className="min-w-12 type-h4 text-ink">{letter}</b>
                  <span className="flex-1">{own.map(({ term }) => term).join(', ')}</span>
                  <PlusSign className="size-4 shrink-0" />
                </summary>
                <dl className="ps-14">
                  {own.map(({ id, term, text }) => (
                    <Fragment key={id}>
                      <dt id={id} className="glossary-term font-semibold">
                        {term}
                      </dt>
                      <dd className="mb-4 text-ink-2">{text}</dd>
                    </Fragment>
                  ))}
                </dl>
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
