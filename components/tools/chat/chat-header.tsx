import { Icon } from '@/components/ui/icon/icon';
import { chatWords } from '@/lib/content/chat';
import { counted } from '@/lib/words/count';
import type { ChatWindowProps } from './chat-view';
import './chat-header.css';

interface ChatHeaderProps extends ChatWindowProps {
  unseen: number;
}

/** The title bar: all that is left of the window while it is minimized. */
export function ChatHeader({ view, show, unseen }: ChatHeaderProps) {
  const open = view === 'open';
  return (
    <header className="chat-header">
      <img src="/icon.svg" alt="" width={36} height={36} />
      <div className="chat-title">
        <h2>{chatWords.title}</h2>
        <p role="status">{unseen > 0 ? counted(unseen, 'new answer') : chatWords.subtitle}</p>
      </div>
      <button
        type="button"
        aria-label={open ? 'Minimize chat' : 'Expand chat'}
        onClick={() => show(open ? 'minimized' : 'open', open)}
      >
        <Icon name={open ? 'minus' : 'maximize-2'} />
      </button>
      <button type="button" aria-label="Close chat" onClick={() => show('closed', true)}>
        <Icon name="x" />
      </button>
    </header>
  );
}
