import { Icon } from '@/components/ui/icon/icon';
import { chatWords } from '@/lib/content/chat';
import './quick-questions.css';

const look =
  'button button-outline min-h-11 w-full justify-between rounded-small bg-surface chat-question hover:bg-sunk';

/** Questions to begin with, while the greeting is the only message. */
export function QuickQuestions({ ask }: { ask: (question: string) => void }) {
  return (
    <ul aria-label="Quick questions" className="chat-quick grid gap-2">
      {chatWords.quickQuestions.map((question) => (
        <li key={question}>
          <button type="button" className={look} onClick={() => ask(question)}>
            <span>{question}</span>
            <Icon name="arrow-up-right" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
