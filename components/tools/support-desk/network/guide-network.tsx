import type { SupportPage } from '@/content/schemas/help';
import { type listedArticles, supportCategoryOf } from '@/lib/content/help';
import { networkOf } from '@/lib/help/network';
import { withCount } from '@/lib/words/counting';
import { NetworkLinesPicture } from './network-lines';
import { NetworkRow } from './network-row';
import './network.css';

interface GuideNetworkProps {
  articles: Readonly<ReturnType<typeof listedArticles>>;
  words: SupportPage['network'];
}

/** All guides as stops of one map, with those that were read on this device; nothing without guides. */
export function GuideNetwork({ articles, words }: GuideNetworkProps) {
  const network = networkOf(articles);
  if (!network) return null;
  const { first, rows, top } = network;
  const trunk = { category: first.category, guides: [first] };
  // From top to bottom, as the picture of the lines has them.
  const inSight = rows.toSpliced(top, 1).toSpliced(0, 0, ...rows.slice(top, top + 1));
  return (
    <section aria-labelledby="network" className="@container frame pt-14 lg:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rule-b-bold border-ink pb-4">
        <h2 id="network" className="type-h2">
          {withCount(words.title, articles.length)}
        </h2>
        {/* As it stands where nothing was read. What is hidden then leaves its room on the inner side. */}
        <div className="scripted text-[.9375rem] text-ink-2 @min-[56rem]:text-end">
          <p tabIndex={-1} className="network-read type-h4 text-ink">
            0 of {articles.length} read
          </p>
          <p className="flex flex-wrap gap-x-3 @min-[56rem]:flex-row-reverse">
            {words.kept}
            <button type="button" className="network-again invisible underline underline-offset-4">
              {words.startOver}
            </button>
          </p>
        </div>
      </div>
      <div className="network">
        <NetworkLinesPicture
          trunk={supportCategoryOf(first.category).hue}
          rows={inSight.map(([stretch]) => supportCategoryOf(stretch?.category ?? '').hue)}
        />
        <NetworkRow
          row={[trunk]}
          className={rows.length > 1 ? 'network-trunk' : 'network-trunk network-top'}
        />
        {rows.map((row, index) => (
          <NetworkRow
            key={row[0]?.guides[0]?.slug}
            row={row}
            after={rows[index - 1]?.at(-1)?.category ?? first.category}
            className={index === top ? 'network-top' : undefined}
          />
        ))}
      </div>
    </section>
  );
}
