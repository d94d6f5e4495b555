import { Button, ButtonLink } from '@/components/ui/button/button';
import { openChat } from '@/lib/chat/open-chat';
import { searchWords } from '@/lib/content/search';
import { Chip } from '../chip';
import './nothing.css';

interface NothingProps {
  text: string;
  search: (words: string) => void;
  close: (toResult?: boolean) => void;
}

const { nothing } = searchWords;

/** Where nothing holds the words: others to try, and people and the chat to ask. */
export function Nothing({ text, search, close }: NothingProps) {
  const ask = () => {
    close();
    openChat();
  };
  return (
    <div className="search-nothing">
      <h3 className="search-nothing-title">{`No stop called “${text.trim()}”`}</h3>
      <div aria-hidden="true" className="search-broken">
        <span className="search-van" />
      </div>
      <p className="text-ink-2">{nothing.text}</p>
      <ul className="search-try flex flex-wrap">
        {nothing.suggestions.map((words) => (
          <li key={words}>
            <Chip onClick={() => search(words)}>{words}</Chip>
          </li>
        ))}
      </ul>
      <div className="search-ask flex flex-wrap">
        <ButtonLink
          look="ink"
          size="small"
          href={nothing.write.href}
          onClick={() => setTimeout(close, 0, true)}
        >
          {nothing.write.label}
        </ButtonLink>
        <Button look="outline" size="small" onClick={ask}>
          {nothing.chat}
        </Button>
      </div>
    </div>
  );
}
