import { cx } from '@/components/ui/cx';
import { Stops } from '@/components/ui/route/stops';
import { searchWords } from '@/lib/content/search';
import type { Hit } from '@/lib/search/types';
import { dayWords } from '@/lib/words/time-words';
import { KeyCap, Marked } from '../parts';
import { useSearch } from '../state/search-context';
import { groupStyles } from './group-styles';

const { groups, preview } = searchWords;

export function Preview({ hit }: { hit: Hit }) {
  const { follow } = useSearch();
  const kind = groups[hit.group].one;
  return (
    <div
      className={cx(
        'w-[340px] flex-none overflow-y-auto overscroll-contain [border-inline-start-width:1px] border-line bg-paper p-6 text-ink-2 max-lg:hidden',
        groupStyles[hit.group].color,
      )}
    >
      <p className="type-label">
        {hit.updated ? `${kind}, updated ${dayWords(hit.updated)}` : kind}
      </p>
      <h3 className="mt-2 type-h4 text-ink">{hit.title}</h3>
      <p className="mt-2 text-[.9375rem]">
        <Marked text={hit.snippet} />
      </p>
      {hit.sections.length > 0 && (
        <Stops joined className="mt-5 text-[.9375rem] leading-tight [--stop-top:9px]">
          {hit.sections.map(({ title, href, found }) => (
            <li
              key={href}
              className={cx(
                'py-1.5 ps-7',
                found && 'font-semibold text-ink [--stop-fill:var(--hue)]',
              )}
            >
              <a href={href} onClick={follow} className="hover:underline">
                <Marked text={title} />
              </a>
            </li>
          ))}
        </Stops>
      )}
      {hit.sections.some(({ found }) => found) && (
        <p className="mt-4 rule-t border-line pt-4 text-[.875rem]">
          <span>{preview.filled}</span>{' '}
          <span className="pointer-coarse:hidden">
            <KeyCap>→</KeyCap> <span>{preview.keys}</span>
          </span>
        </p>
      )}
    </div>
  );
}
