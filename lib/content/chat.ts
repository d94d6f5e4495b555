import { chat, chatAnswers, chatInstead } from '@/content/chat';
import { site } from '@/content/site';
import type { Further, Said } from '@/lib/chat/conversation';
import { type ChatTopic, replyTo, saidInstead, topicOf } from '@/lib/chat/reply';

/** The words of the chat window. */
export const chatWords = chat;

/** The topic of a question. */
export const topicOfQuestion = (question: string): ChatTopic => topicOf(question, site.name);

/** The prepared answer to a question, as Markdown. */
export const answerTo = (question: string): string => replyTo(question, chatAnswers, site.name);

/** What is said to a question where the site says more about it. */
export const answerWith = (question: string, further: Further): Said =>
  topicOfQuestion(question) === 'help'
    ? saidInstead(chatInstead, further)
    : { content: answerTo(question), further };
