import type { BlogPost } from '@/content/blog/types';
import { llms } from '@/content/llms';
import { apps, solutions } from '@/content/navigation';
import { site } from '@/content/site';
import { helpArticles } from '@/lib/content/help';
import { routes } from '@/lib/routes';
import { isElsewhere, paperPath } from '@/lib/white-papers/papers';
import { archivePath, getYears } from '../archive';
import { catalogWords } from '../integrations';
import { getWebinars } from '../publications/webinars';
import { getWhitePapers } from '../publications/white-papers';
import { caseStudies } from '../stories/case-studies';
import { useCases } from '../stories/use-cases';
import { helpMarkdownPath, postMarkdownPath } from './article-markdown';
import type { Line } from './blocks';
import { integrationsMarkdownPath } from './integrations-markdown';
import { blockMarkdown, escapedMarkdown, markdownFile } from './markdown';

interface Entry {
  label: string;
  href: string;
  text?: string;
}

const { sections, facts, api, feed, archive, note } = llms;

function sectionOf(title: string, entries: readonly Entry[], origin: string): readonly string[] {
  if (entries.length === 0) return [];
  const items = entries.map(
    ({ label, href, text }): Line => [
      { kind: 'link', text: label, href },
      ...(text ? [{ kind: 'text' as const, text: `: ${text}` }] : []),
    ],
  );
  return [
    blockMarkdown({ kind: 'title', level: 2, text: title }, origin),
    blockMarkdown({ kind: 'list', items }, origin),
  ];
}

const products: readonly Entry[] = [
  ...solutions.map(({ label, href, links }) => ({
    label,
    href,
    text: links.map((link) => link.label).join(', '),
  })),
  ...apps,
];

const factEntries: readonly Entry[] = facts.map((entry) =>
  entry.href === routes.integrations
    ? { ...entry, href: integrationsMarkdownPath, text: catalogWords.intended ?? entry.text }
    : entry,
);

const stories: readonly Entry[] = [
  ...useCases.map(({ product, path, page }) => ({
    label: product,
    href: path,
    text: page.description,
  })),
  ...caseStudies.map(({ title, href, page }) => ({ label: title, href, text: page.description })),
];

/** A table of contents for language models (llmstxt.org); older posts are listed by year. */
export function llmsTxt(posts: readonly BlogPost[], origin: string): string {
  const help = helpArticles.map(({ slug, title, description }) => ({
    label: title,
    href: helpMarkdownPath(slug),
    text: description,
  }));
  const articles = posts.map(({ slug, title, content }) => ({
    label: title,
    href: postMarkdownPath(slug),
    text: content,
  }));
  const papers = getWhitePapers().flatMap(({ title, description, file }) =>
    file
      ? [{ label: title, href: isElsewhere(file) ? file : paperPath(file), text: description }]
      : [],
  );
  const webinars = getWebinars().map(({ slug, title, description, date }) => ({
    label: title,
    href: `${routes.webinars}#${slug}`,
    text: `${date}. ${description}`,
  }));
  const files = [api, feed].map(({ file, ...rest }) => ({ ...rest, href: file }));
  const years = getYears().map(({ year }) => ({
    label: archive.replace('{year}', year),
    href: archivePath(year),
  }));
  return markdownFile([
    `# ${escapedMarkdown(site.name)}`,
    `> ${escapedMarkdown(site.tagline)}`,
    escapedMarkdown(note),
    ...sectionOf(sections.product, products, origin),
    ...sectionOf(sections.facts, factEntries, origin),
    ...sectionOf(sections.stories, stories, origin),
    ...sectionOf(sections.help, help, origin),
    ...sectionOf(sections.articles, articles, origin),
    ...sectionOf(sections.papers, papers, origin),
    ...sectionOf(sections.webinars, webinars, origin),
    ...sectionOf(sections.optional, [...files, ...years], origin),
  ]);
}
