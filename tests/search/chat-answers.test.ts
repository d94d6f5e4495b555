import { describe, expect, it } from 'vitest';
import { placesFor } from '@/lib/chat/places';
import { answerTo, topicOfQuestion } from '@/lib/content/chat';
import { builtFiles, indexOf } from './built-search';
import { chatQuestions } from './chat-questions';

const [first, ...further] = builtFiles();

function linksOf(question: string, index: ReturnType<typeof indexOf>): readonly string[] {
  const places = placesFor(question, topicOfQuestion(question), index.search(question));
  const { content, after, further } = answerTo(question, places);
  const links = [...content.links, ...(after?.links ?? []), ...(further?.places ?? [])];
  return links.map(({ href }) => href);
}

const leadsTo = (link: string, page: string) => link === page || link.split('#')[0] === page;

describe.each([
  ['the first file', indexOf([first])],
  ['all files', indexOf([first, ...further])],
])('with %s', (_, index) => {
  it.each(chatQuestions)('%s leads to what is asked for', (question, ...pages) => {
    const links = linksOf(question, index);
    expect(
      pages.some((page) => links.some((link) => leadsTo(link, page))),
      links.join(' '),
    ).toBe(true);
  });

  it.each(['refund', 'close my account'])('is not sure where %s is only mentioned', (question) =>
    expect(index.search(question).sure).toBe(false),
  );
});
