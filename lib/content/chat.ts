import { chat, chatAnswers } from '@/content/chat';
import { site } from '@/content/site';
import { replyTo } from '@/lib/chat/reply';

/** The words of the chat window. */
export const chatWords = chat;

/** The prepared answer to a question, as Markdown. */
export const answerTo = (question: string): string => replyTo(question, chatAnswers, site.name);
