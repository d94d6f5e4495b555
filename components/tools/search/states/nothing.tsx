import { Button, ButtonLink } from '@/components/ui/button/button';
import { openChat } from '@/lib/chat/open-chat';
import { searchWords } from '@/lib/content/search';
import { SearchChip } from '../parts';
import { useSearch } from '../state/search-context';

const { nothing } = searchWords;

/** Where nothing holds the words: others to try, and people and the chat to ask. */
export function Nothing() {
  const { text, type, close } = useSearch();
  const ask = () => {
    close();
    openChat();
  };
  return (
    <div className="min-w-0 flex-1 overflow-y-auto px-6 py-7">
      <h3 className="type-h3 [overflow-wrap:anywhere]">{`No stop called “${text.trim()}”`}</h3>
      <UnfinishedRoute />
      <p className="text-ink-2">{nothing.text}</p>
      <ul className="mt-3 mb-5 flex flex-wrap gap-2">
        {nothing.suggestions.map((words) => (
          <li key={words}>
            <SearchChip onClick={() => type(words)}>{words}</SearchChip>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink
          variant="ink"
          size="small"
          href={nothing.write.href}
          onClick={() => setTimeout(close, 0, true)}
        >
          {nothing.write.label}
        </ButtonLink>
        <Button variant="outline" size="small" onClick={ask}>
          {nothing.chat}
        </Button>
      </div>
    </div>
  );
}

/** A line with the van halfway along it: the stop at its end is not reached. */
const UnfinishedRoute = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 540 28"
    fill="none"
    strokeWidth="4"
    className="mt-5 mb-6 h-auto w-full max-w-[540px] [scale:var(--forward)_1]"
  >
    <path d="M0 14h243" className="stroke-cobalt" />
    <path d="M264 14h246" strokeDasharray="0 15" strokeLinecap="round" className="stroke-edge" />
    <circle cx="526" cy="14" r="12" className="stroke-edge" />
    <circle cx="243" cy="14" r="13" className="fill-ink" />
    <path d="m237 8 12 6-12 6 3.5-6z" className="fill-surface" />
  </svg>
);
