'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import type { ArticleWords } from '@/content/schemas/help';
import { count } from '@/lib/events/count';
import { keepVote, markRead, onKept, readVote } from '@/lib/help/kept';

const answers = [
  ['yes', 'Yes', 'thumbs-up'],
  ['no', 'No', 'thumbs-down'],
] as const;

const none = () => null;

/** Whether the article helped: it thanks, and remembers the answer on the device. */
export function HelpfulVote({ article, words }: { article: string; words: ArticleWords['vote'] }) {
  const vote = useSyncExternalStore(onKept, () => readVote(article), none);
  // A remembered answer is not announced anew on each visit.
  const [thanks, setThanks] = useState('');
  return (
    <section
      aria-labelledby="helpful"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rule-y border-line py-5 scripted unprinted"
    >
      <div className="me-auto">
        <h2 id="helpful" className="type-h4">
          {words.question}
        </h2>
        <p role="status" className="type-small text-ink-2">
          {thanks}
        </p>
      </div>
      <div className="flex gap-2.5">
        {answers.map(([answer, label, icon]) => (
          <Button
            key={answer}
            variant={vote === answer ? 'ink' : 'outline'}
            size="small"
            aria-pressed={vote === answer}
            onClick={() => {
              keepVote(article, answer);
              if (globalThis.EVENTS_URL) count('Guide rated', { helpful: answer });
              if (answer === 'yes') markRead(article);
              setThanks(words[answer]);
            }}
          >
            <Icon name={icon} className="size-4.5" />
            <span>{label}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
