import { Icon } from '@/components/ui/icon/icon';
import { type Conversation, canSend } from '@/lib/chat/conversation';
import { chatWords } from '@/lib/content/chat';

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
      className="flex shrink-0 gap-2 p-3 rule-t border-line bg-surface"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <input
        className="min-h-12 min-w-0 flex-1 rounded-control rule border-edge bg-field px-3.5 text-[1rem] placeholder:text-ink-3"
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
        className="button button-ink w-12 shrink-0 rounded-control"
      >
        <Icon name="send" />
      </button>
    </form>
  );
}
