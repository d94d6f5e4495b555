import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { chatWords } from '@/lib/content/chat';
import { counted } from '@/lib/words/count';
import type { ChatWindowProps } from './chat-view';
import './chat-header.css';

interface ChatHeaderProps extends ChatWindowProps {
  unseen: number;
}

const control = 'chat-control grid shrink-0 place-items-center rounded-small hover:bg-sunk';

/** The title bar: all that is left of the window while it is minimized. */
export function ChatHeader({ view, show, unseen }: ChatHeaderProps) {
  const open = view === 'open';
  return (
    <header
      className={cx(
        'chat-header flex items-center gap-1.5',
        open ? 'shrink-0' : 'chat-header-alone flex-1',
      )}
    >
      <img src="/icon.svg" alt="" width={36} height={36} className="chat-mark" />
      <div className="chat-heading min-w-0 flex-1 leading-tight">
        <h2 className="chat-title font-semibold">{chatWords.title}</h2>
        <p role="status" className="chat-subtitle text-ink-2">
          {unseen > 0 ? counted(unseen, 'new answer') : chatWords.subtitle}
        </p>
      </div>
      <button
        type="button"
        className={control}
        aria-label={open ? 'Minimize chat' : 'Expand chat'}
        onClick={() => show(open ? 'minimized' : 'open', open)}
      >
        <Icon name={open ? 'minus' : 'maximize-2'} />
      </button>
      <button
        type="button"
        className={control}
        aria-label="Close chat"
        onClick={() => show('closed', true)}
      >
        <Icon name="x" />
      </button>
    </header>
  );
}
