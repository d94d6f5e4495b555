import { Icon } from '@/components/ui/icon/icon';
import { type Conversation, canSend } from '@/lib/chat/conversation';
import { chatWords } from '@/lib/content/chat';
import './chat-form.css';

interface ChatFormProps {
  conversation: Conversation;
  draft: string;
  setDraft: (draft: string) => void;
  ask: () => void;
}

/** The field and its button. A button that may not send now also keeps Enter from it. */
export function ChatForm({ conversation, draft, setDraft, ask }: ChatFormProps) {
  return (
    <form
      className="chat-form flex shrink-0 rule-t border-line bg-surface"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <input
        className="chat-input min-h-12 min-w-0 flex-1 placeholder:text-ink-3"
        aria-label="Your question"
        placeholder={chatWords.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <button
        type="submit"
        aria-label="Send"
        disabled={!canSend(conversation, draft)}
        className="button button-ink chat-send shrink-0 rounded-control"
      >
        <Icon name="send" />
      </button>
    </form>
  );
}
