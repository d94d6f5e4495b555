import { chat, chatAnswers, chatInstead } from '@/content/chat';
import { site } from '@/content/site';
import type { Content, Further } from '@/lib/chat/conversation';
import { type ChatTopic, topicOf } from '@/lib/chat/reply';

/** The words of the chat window. */
export const chatWords = chat;

/** The topic of a question. */
export const topicOfQuestion = (question: string): ChatTopic => topicOf(question, site.name);

/**
 * The prepared answer to a question, with the places of the site that say more about it. Where none is
 * prepared, the places stand in for it.
 */
export function answerTo(question: string, further?: Further): Content {
  const topic = topicOfQuestion(question);
  if (!further || topic !== 'help') return { content: chatAnswers[topic], further };
  const { before, after } = chatInstead;
  return { content: { text: before, links: [] }, further, after };
}
