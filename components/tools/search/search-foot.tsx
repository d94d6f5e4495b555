import { searchWords } from '@/lib/content/search';
import { counted } from '@/lib/words/count';
import { KeyCap } from './key-cap';
import { useLater } from './state/use-later';
import type { Results } from './state/use-results';
import type { Search } from './state/use-search';

/** How long after the last key a count is read out, in milliseconds. */
const announceDelay = 400;

/** What a search came to, in a few words; empty where nothing is known yet. */
function summaryOf({ found }: Search, { shown, offline }: Results): string {
  if (!found) return '';
  if (!shown) return counted(0, 'result');
  if (offline) return `${counted(shown.count, 'result')} on this device, ${shown.away.length} not`;
  const groups = shown.counts.length;
  return groups > 1
    ? `${counted(shown.count, 'result')} in ${counted(groups, 'group')}`
    : counted(shown.count, 'result');
}

const { keys, opened } = searchWords;

const hints = [
  { caps: ['↑', '↓'], word: keys.move },
  { caps: ['→'], word: keys.sections },
  { caps: ['↵'], word: keys.open },
  { caps: ['Esc'], word: keys.close },
];

/** The foot: what the keys do, and how much was found, which is also read out when typing rests. */
export function SearchFoot({ search, results }: { search: Search; results: Results }) {
  const summary = summaryOf(search, results);
  const announced = useLater(summary, announceDelay, search.text);
  return (
    <div className="search-foot flex min-h-11.5 flex-none flex-wrap items-center gap-x-6 gap-y-1 rule-t border-line px-6 py-1.5 text-[.875rem] text-ink-2 max-md:hidden">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 pointer-coarse:hidden">
        {hints.map(({ caps, word }) => (
          <span key={word} className="flex items-center gap-1.5">
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
            <span>{word}</span>
          </span>
        ))}
      </p>
      <p aria-hidden={summary !== ''} className="ms-auto">
        {search.isBlank ? opened.privacy : summary}
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}
