import { chat, chatAnswers, chatInstead, chatSubjects } from '@/content/chat';
import { site } from '@/content/site';
import type { Further, MessageBody } from '@/lib/chat/conversation';
import { type ChatTopic, isAbout, topicOf } from '@/lib/chat/reply';

export const chatWords = chat;

/** What is said where nothing is prepared or found. */
export const noAnswer = chatAnswers.help;

export const topicOfQuestion = (question: string): ChatTopic => topicOf(question, site.name);

/**
 * The prepared answer: that of the topic, below it that of a subject. With places that say more; only
 * the places where none is prepared.
 */
export function answerTo(question: string, further?: Further): MessageBody {
  const topic = topicOfQuestion(question);
  const subject = chatSubjects.find(({ words }) => isAbout(question, words));
  if (subject) {
    const { text, links } = subject;
    return topic === 'help'
      ? { content: { text, links }, further }
      : { content: chatAnswers[topic], further, after: { text, links } };
  }
  if (!further || topic !== 'help') return { content: chatAnswers[topic], further };
  const { before, after } = chatInstead;
  return { content: { text: before, links: [] }, further, after };
}
