import type { SupportPage } from '@/content/schemas/help';
import { type listedArticles, supportCategoryOf } from '@/lib/content/help';
import { networkOf } from '@/lib/help/network';
import { withCount } from '@/lib/words/counting';
import { NetworkRow } from './network-row';
import './network.css';
import type { Hue } from '@/components/ui/route/hues';
import { networkLines } from '@/lib/help/network-lines';

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
        <div className="scripted text-[.9375rem] text-ink-2 @min-[43rem]:text-end">
          <p tabIndex={-1} className="network-read type-h4 text-ink">
            0 of {articles.length} read
          </p>
          <p className="flex flex-wrap gap-x-3 @min-[43rem]:flex-row-reverse">
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

type LineHue = Hue | 'ink';

const lineClass = (hue: LineHue) =>
  `stroke-(--hue) stroke-8 [vector-effect:non-scaling-stroke] hue-${hue}`;

/** The lines from the first stop through the planner to the rows, for windows where these lie side by side. */
function NetworkLinesPicture({ trunk, rows }: { trunk: LineHue; rows: readonly LineHue[] }) {
  const { width, height, planner, lines } = networkLines(rows.length);
  return (
    <svg
      aria-hidden="true"
      className="absolute w-[24%] overflow-visible @max-[53rem]:hidden"
      height={`${height / 16}rem`}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
        fill="none"
      >
        <path d={`M0 ${planner.y}H${planner.x}`} className={lineClass(trunk)} />
        {lines.map(({ across }, row) => (
          <path key={across} d={across} className={lineClass(rows[row] ?? trunk)} />
        ))}
      </svg>
      <svg
        aria-hidden="true"
        className="overflow-visible fill-ink stroke-paper stroke-[2.5px]"
        x={`${(planner.x / width) * 100}%`}
        y={`${planner.y / 16}rem`}
        width="1rem"
        height="1rem"
        viewBox="0 0 16 16"
      >
        {lines.map(
          ({ across, down }, row) =>
            down && (
              <path key={across} d={down} fill="none" className={lineClass(rows[row] ?? trunk)} />
            ),
        )}
        <rect x="-24" y="-24" width="48" height="48" rx="11" stroke="none" />
        <path d="M-16-11h32M-16 0h32M-16 11h32" />
        <path className="stroke-signal stroke-6" d="M-5-15v8M6-4v8M-2 7v8" />
      </svg>
    </svg>
  );
}
