/** Structured data of articles, guides, case studies and webinars. */
import type { BlogPost } from '@/content/blog/types';
import type { HelpArticle } from '@/content/help/types';
import { site } from '@/content/site';
import type { Webinar } from '@/content/webinars/types';
import { countWords } from '@/lib/blog/post-words';
import { address, inContext, publisher } from '@/lib/json-ld';
import { ogName } from '@/lib/picture/og-name';
import { type PagePath, routes } from '@/lib/routes';
import { endTimeOf, startOf } from '@/lib/webinars/times';
import { helpPath, supportCategoryOf } from '../help';
import { type Writer, writerOf } from '../publications/people';
import type { CaseStudy } from '../stories/case-studies';

const text = (headline: string, description: string, path: PagePath) => ({
  headline,
  description,
  mainEntityOfPage: address(path),
  image: address(`/og/${ogName(path)}`),
});

const author = ({ name, isPerson, role }: Omit<Writer, 'photo'>) =>
  isPerson
    ? ({ '@type': 'Person', name, ...(role && { jobTitle: role }), worksFor: publisher } as const)
    : ({ '@type': 'Organization', name, url: address('/') } as const);

export const caseStudyArticle = ({ title, page, href, published, updated }: CaseStudy) =>
  inContext({
    '@type': 'Article',
    ...text(title, page.description, href),
    datePublished: published,
    ...(updated && { dateModified: updated }),
    author: publisher,
    publisher,
  });

export function blogPosting(post: BlogPost) {
  const writer = writerOf(post.author);
  const name = writer.isPerson ? writer.name : `${writer.name}, ${site.name}`;
  const { sources = [] } = post;
  return inContext({
    '@type': 'BlogPosting',
    ...text(post.title, post.content, `/blog/${post.slug}`),
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author: author({ ...writer, name }),
    publisher,
    articleSection: post.category,
    keywords: [...post.tags],
    wordCount: countWords(post.sections),
    inLanguage: 'en-US',
    ...(sources.length > 0 && {
      citation: sources.map(({ title, publisher: name, year, href }) => ({
        '@type': 'CreativeWork' as const,
        name: title,
        publisher: { '@type': 'Organization' as const, name },
        datePublished: `${year}`,
        url: href,
      })),
    }),
  });
}

export const webinarEvent = (webinar: Webinar) =>
  inContext({
    '@type': 'Event',
    name: webinar.title,
    description: webinar.description,
    startDate: startOf(webinar),
    endDate: endTimeOf(webinar),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: webinar.register },
    image: address(`/og/${ogName(routes.webinars)}`),
    performer: webinar.speakers.map((speaker) => author(writerOf(speaker))),
    organizer: publisher,
    ...(webinar.tags.length > 0 && { keywords: [...webinar.tags] }),
  });

export const definedTerms = (name: string, terms: readonly { term: string; text: string }[]) =>
  inContext({
    '@type': 'DefinedTermSet',
    '@id': address(`${routes.support}#glossary`),
    name,
    hasDefinedTerm: terms.map(({ term, text: description }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description,
    })),
  });

export function techArticle(guide: HelpArticle) {
  const path = helpPath(guide.slug);
  return inContext({
    '@type': 'TechArticle',
    ...text(guide.title, guide.description, path),
    mainEntityOfPage: { '@type': 'WebPage', '@id': address(path), lastReviewed: guide.checked },
    // Each change republishes the guide.
    datePublished: guide.updated,
    dateModified: guide.updated,
    articleSection: supportCategoryOf(guide.category).name,
    proficiencyLevel: guide.difficulty === 'beginner' ? 'Beginner' : 'Expert',
    timeRequired: `PT${guide.readTime}M`,
    author: author({ name: `${site.name} ${guide.author}`, isPerson: false }),
    publisher,
  });
}
