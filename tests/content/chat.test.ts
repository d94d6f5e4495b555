import { describe, expect, it } from 'vitest';
import { chat, chatAnswers } from '@/content/chat';
import { site } from '@/content/site';
import { isOwnPath, topicOf } from '@/lib/chat/reply';
import { answerTo } from '@/lib/content/chat';
import { sitePages as pages } from '@/lib/content/pages';

/** The six questions, each on a rule of its own. */
const quick = [
  [`What is ${site.name}?`, 'about'],
  ['How much does it cost?', 'pricing'],
  ['What features are included?', 'features'],
  ['How do I get started?', 'start'],
  ['Which industry sectors do you serve?', 'industries'],
  ['How does route optimization work?', 'routes'],
] as const;

describe('quick questions', () => {
  it.each(quick)('%s lands on its own rule', (question, topic) => {
    expect(topicOf(question, site.name)).toBe(topic);
    expect(topicOf(question.toUpperCase(), site.name)).toBe(topic);
    expect(answerTo(question)).toContain(`](${chatAnswers[topic].links[0].href})`);
  });
});

describe('answers', () => {
  const answers = Object.entries(chatAnswers);

  it.each(answers)('%s leads on to pages that exist', (_, { links }) => {
    expect(links.length).toBeGreaterThan(0);
    for (const { href } of links) {
      expect(isOwnPath(href)).toBe(true);
      expect(pages).toContain(href.split(/[?#]/)[0]);
    }
  });

  it('do not pass for a person', () => {
    expect(chat.greeting).toContain('script');
    expect(chat.subtitle).toContain('Scripted');
  });
});
