import { chat } from '@/content/chat';
import { site } from '@/content/site';
import { labels } from '../fact';

/** What the chat is asked at a press. */
export const questions = [
  labels(
    'quick questions',
    `What is ${site.name}? | How much does it cost? | What features are included? | How do I get started? | Which industry sectors do you serve? | How does route optimization work?`,
    chat.quickQuestions,
  ),
];
