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
import { answerTo, chatWords, topicOfQuestion } from '@/lib/content/chat';

/*
 * The conversation lives outside of the components, so that it outlasts the window and every
 * change of page. It is kept in memory alone: nothing is stored, nothing is sent.
 */
let conversation: Conversation = greeted(chatWords.greeting, Date.now());
let watched = false;
const { tell, listen } = listeners();

function change(next: Conversation) {
  conversation = next;
  tell();
}

const current = () => conversation;

/** The conversation as it stands. */
export const useConversation = () => useSyncExternalStore(listen, current);

/** Says whether the window is open, so that answers behind it are counted. */
export function watch(open: boolean) {
  watched = open;
  if (open && conversation.unseen > 0) change(seen(conversation));
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Puts a question and, after a moment, its answer; false where it may not be sent now. */
export function send(text: string): boolean {
  if (!canSend(conversation, text)) return false;
  change(asked(conversation, text.trim(), Date.now()));
  const further = furtherTo(text, topicOfQuestion(text));
  const delay = replyDelay(answerTo(text).content.text);
  Promise.all([further, pause(delay)]).then(([places]) => {
    change(answered(conversation, answerTo(text, places), Date.now(), watched));
  });
  return true;
}
