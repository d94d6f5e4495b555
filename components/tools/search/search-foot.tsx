import { searchWords } from '@/lib/content/search';
import { counted } from '@/lib/words/count';
import { KeyCap } from './parts';
import { useSearch } from './state/search-context';
import { useLater } from './state/use-later';

/** How long after the last key the count is announced, in milliseconds. */
const announceDelay = 400;

function useSummary(): string {
  const { found, shown, offline } = useSearch();
  if (!found) return '';
  const results = counted(shown?.count ?? 0, 'result');
  if (!shown) return results;
  if (offline) return `${results} on this device, ${shown.away.length} not`;
  const groups = shown.counts.length;
  return groups > 1 ? `${results} in ${counted(groups, 'group')}` : results;
}

const { keys, opened } = searchWords;

const hints = [
  { caps: ['↑', '↓'], word: keys.move },
  { caps: ['→'], word: keys.sections },
  { caps: ['↵'], word: keys.open },
];

/** The foot: what the keys do, and how much was found. */
export function SearchFoot() {
  const { text, isBlank } = useSearch();
  const summary = useSummary();
  const escWord = text === '' ? keys.close : keys.clear;
  const announced = useLater(summary, announceDelay, text);
  return (
    <div className="search-foot flex min-h-11.5 flex-none flex-wrap items-center gap-x-6 gap-y-1 rule-t border-line px-6 py-1.5 text-[.875rem] text-ink-2 max-md:hidden">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 pointer-coarse:hidden">
        {[...hints, { caps: ['Esc'], word: escWord }].map(({ caps, word }) => (
          <span key={word} className="flex items-center gap-1.5">
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
            <span>{word}</span>
          </span>
        ))}
      </p>
      <p aria-hidden={summary !== ''} className="ms-auto">
        {isBlank ? opened.privacy : summary}
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}
