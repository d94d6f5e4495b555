import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/browser/listeners';
import {
  answered,
  asked,
  type Conversation,
  canSend,
  greeted,
  replyDelay,
  seen,
} from '@/lib/chat/conversation';
import { furtherTo } from '@/lib/chat/further';
import { answerTo, chatWords, noAnswer, topicOfQuestion } from '@/lib/content/chat';
import { count } from '@/lib/events/count';

// Outside of the components it outlasts the window and every change of page. Nothing is stored or sent.
let conversation: Conversation = greeted(chatWords.greeting, Date.now());
let watched = false;
const { tell, listen } = listeners();

function change(next: Conversation) {
  conversation = next;
  tell();
}

export const useConversation = () => useSyncExternalStore(listen, () => conversation);

/** Notes whether the window is open: answers that come while it is not are counted. */
export function watch(open: boolean) {
  watched = open;
  if (open && conversation.unseen > 0) change(seen(conversation));
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Adds a question and, after a moment, its answer; false where it may not be sent now. */
export function send(text: string): boolean {
  if (!canSend(conversation, text)) return false;
  change(asked(conversation, text.trim(), Date.now()));
  const further = furtherTo(text, topicOfQuestion(text));
  const delay = replyDelay(answerTo(text).content.text);
  Promise.all([further, pause(delay)]).then(([places]) => {
    const answer = answerTo(text, places);
    if (answer.content === noAnswer) count('Chat without answer');
    change(answered(conversation, answer, Date.now(), watched));
  });
  return true;
}
