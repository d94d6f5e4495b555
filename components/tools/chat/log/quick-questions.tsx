import { Icon } from '@/components/ui/icon/icon';
import { chatWords } from '@/lib/content/chat';
import './quick-questions.css';

/** Six questions to begin with, while the greeting is the only message. */
export function QuickQuestions({ ask }: { ask: (question: string) => void }) {
  return (
    <ul aria-label="Quick questions" className="chat-quick">
      {chatWords.quickQuestions.map((question) => (
        <li key={question}>
          <button type="button" className="chat-question" onClick={() => ask(question)}>
            {question}
            <Icon name="arrow-up-right" className="chat-quick-icon" />
          </button>
        </li>
      ))}
    </ul>
  );
}
