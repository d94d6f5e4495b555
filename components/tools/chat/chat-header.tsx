import { cx } from '@/components/ui/cx';
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
    <header className={cx('chat-header', !open && 'chat-header-alone')}>
      <img src="/icon.svg" alt="" width={36} height={36} className="chat-mark" />
      <div className="chat-heading">
        <h2 className="chat-title">{chatWords.title}</h2>
        <p role="status" className="chat-subtitle">
          {unseen > 0 ? counted(unseen, 'new answer') : chatWords.subtitle}
        </p>
      </div>
      <button
        type="button"
        className="chat-control"
        aria-label={open ? 'Minimize chat' : 'Expand chat'}
        onClick={() => show(open ? 'minimized' : 'open', open)}
      >
        <Icon name={open ? 'minus' : 'maximize-2'} />
      </button>
      <button
        type="button"
        className="chat-control"
        aria-label="Close chat"
        onClick={() => show('closed', true)}
      >
        <Icon name="x" />
      </button>
    </header>
  );
}
