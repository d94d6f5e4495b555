import type { SupportPage } from '@/content/schemas/help';
import { type listedArticles, supportCategoryOf } from '@/lib/content/help';
import { networkOf } from '@/lib/help/network';
import { withCount } from '@/lib/words/counting';
import { NetworkLinesPicture } from './network-lines';
import { NetworkRow } from './network-row';
import { ReadCount } from './read-count';
import './network.css';

interface GuideNetworkProps {
  /** In the order in which one learns. */
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
    <section aria-labelledby="network" className="network-section frame">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rule-b-bold border-ink pb-4">
        <h2 id="network" className="type-h2">
          {withCount(words.title, articles.length)}
        </h2>
        <ReadCount {...words} all={articles.length} />
      </div>
      <div className="network">
        <NetworkLinesPicture
          trunk={supportCategoryOf(first.category).thread}
          rows={inSight.map(([stretch]) => supportCategoryOf(stretch?.category ?? '').thread)}
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
