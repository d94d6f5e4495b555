import { cx } from '@/components/ui/cx';
import { type listedArticles, supportCategoryOf } from '@/lib/content/help';
import { kinds } from '@/lib/help/kinds';
import type { Stretch } from '@/lib/help/network';
import { counted } from '@/lib/words/count';
import { states } from './show-read';

type Guide = ReturnType<typeof listedArticles>[number];

interface NetworkRowProps {
  row: readonly Stretch<Guide>[];
  /** The category before this row, whose name a phone does not show twice; missing before the first stop. */
  after?: string;
  className?: string | undefined;
}

/** Stops beside one another, or below one another in a narrow window: each a link to its guide. */
export const NetworkRow = ({ row, after, className }: NetworkRowProps) => (
  <div className={cx('network-row', className)}>
    {row.map(({ category, guides }, index) => {
      const { name, hue } = supportCategoryOf(category);
      const isNamed = category !== (row[index - 1]?.category ?? after);
      const label = isNamed ? name : `${name}, continued`;
      return (
        <div key={category} className={cx(`network-stretch hue-${hue}`, !isNamed && 'pt-0!')}>
          <ul aria-label={label} className="@min-[53rem]:contents">
            {guides.map((guide, place) => (
              <li
                key={guide.slug}
                // The ring of focus lies over the line.
                className={cx(
                  'network-stop relative focus-within:z-3',
                  index === row.length - 1 && guide === guides.at(-1) && 'network-end',
                )}
              >
                {/* Beside the line, and clear of the ring around a focused name. */}
                {place === 0 && (
                  <p
                    aria-hidden="true"
                    className={cx(
                      `network-name mb-1.5 font-semibold @min-[53rem]:whitespace-nowrap @max-[53rem]:ps-[3.125rem] text-${hue}-text`,
                      !isNamed && '@max-[53rem]:hidden',
                    )}
                  >
                    {label}
                  </p>
                )}
                <Stop {...guide} isFirst={after === undefined} />
              </li>
            ))}
          </ul>
        </div>
      );
    })}
  </div>
);

interface StopProps extends Guide {
  isFirst: boolean;
}

function Stop({ href, title, chapters, type, difficulty, readTime, isFirst }: StopProps) {
  const state = isFirst ? 'next' : 'unread';
  return (
    <a
      href={href}
      className="network-link group items-center py-4 focus-visible:rounded-control @min-[53rem]:px-0.5 @min-[53rem]:py-0 @min-[72rem]:px-1.5"
    >
      <span className="[grid-area:title] text-[1.125rem] leading-tight font-semibold text-balance decoration-2 underline-offset-[5px] [overflow-wrap:anywhere] group-hover:underline @min-[53rem]:text-[.9375rem] @min-[72rem]:text-[1.125rem]">
        {title}
      </span>
      <span className="mt-1 [grid-area:note] type-label text-ink-3">
        {counted(chapters, 'chapter')}
        <span
          className="network-state @min-[53rem]:block @min-[53rem]:min-h-[1.3em]"
          data-state={state}
        >
          <span className={isFirst ? undefined : 'sr-only'}>
            <span className="network-comma @min-[53rem]:hidden">, </span>
            <span data-desk="state">{states[state]}</span>
          </span>
          <span aria-hidden="true" className="network-van" />
        </span>
      </span>
      <span className="network-facts [grid-area:facts] text-[.9375rem] text-ink-2 @min-[43rem]:hidden">
        {[kinds[type], difficulty, `${readTime} min`].join(', ')}
      </span>
    </a>
  );
}
