import { chat, chatAnswers, chatInstead } from '@/content/chat';
import { site } from '@/content/site';
import type { Further, MessageBody } from '@/lib/chat/conversation';
import { type ChatTopic, topicOf } from '@/lib/chat/reply';

export const chatWords = chat;

export const topicOfQuestion = (question: string): ChatTopic => topicOf(question, site.name);

/** The prepared answer with places that say more; only the places where none is prepared. */
export function answerTo(question: string, further?: Further): MessageBody {
  const topic = topicOfQuestion(question);
  if (!further || topic !== 'help') return { content: chatAnswers[topic], further };
  const { before, after } = chatInstead;
  return { content: { text: before, links: [] }, further, after };
}
