import { counted } from '@/lib/words/count';
import { useConversation } from './chat-store';

/** How many answers wait, for the eye; and for reload-guard.ts, that there is a conversation to lose. */
export function ChatCount() {
  const { unseen, messages } = useConversation();
  return (
    <span className="chat-count">
      {messages.length > 1 && <span hidden data-unsaved="" />}
      {unseen > 0 && (
        <span
          aria-hidden="true"
          data-count
          className="absolute -start-2.75 -top-2.75 grid h-5.5 min-w-5.5 place-content-center rounded-large bg-ochre type-label text-on-signal scheme-dark"
        >
          {unseen}
        </span>
      )}
    </span>
  );
}

/** Announces answers that came while the window is closed; minimized, its title bar does. */
export function ChatNews() {
  const { unseen } = useConversation();
  return (
    <p role="status" className="sr-only">
      {unseen > 0 && counted(unseen, 'new answer')}
    </p>
  );
}
