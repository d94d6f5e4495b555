import { Icon } from '@/components/ui/icon/icon';
import { chatWords } from '@/lib/content/chat';

/** Questions to begin with, while the greeting is the only message. */
export function QuickQuestions({ ask }: { ask: (question: string) => void }) {
  return (
    <ul aria-label="Quick questions" className="ms-9.5 mt-3.5 grid gap-2">
      {chatWords.quickQuestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className="button button-outline min-h-11 w-full justify-between rounded-small bg-surface px-3.5 py-1.5 text-start hover:bg-sunk"
            onClick={() => ask(question)}
          >
            <span>{question}</span>
            <Icon name="arrow-up-right" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
