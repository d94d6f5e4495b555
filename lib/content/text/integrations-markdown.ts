import { integrationsPage } from '@/content/pages/integrations';
import { routes } from '@/lib/routes';
import { catalogWords, integrationCatalog } from '../integrations';
import type { Line } from './blocks';
import { blockMarkdown, escapedMarkdown, markdownFile } from './markdown';

export const integrationsMarkdownPath = `${routes.integrations}.md` as const;

/** The catalog, which says first that it shows intended behavior. */
export function integrationsMarkdown(origin: string): string {
  const { title, intended, legend, note } = catalogWords;
  const groups = integrationCatalog.flatMap(({ label, entries }) => {
    const items = entries.map(
      ({ heading, description, ...entry }): Line => [
        { kind: 'strong', text: heading },
        {
          kind: 'text',
          text: ` (${entry.kind}, ${entry.onPlan}, set-up ${entry.setUp}, updates ${entry.timing}). In: ${entry.comesIn}. Back: ${entry.goesBack}. ${description}`,
        },
      ],
    );
    return [
      blockMarkdown({ kind: 'title', level: 2, text: label }, origin),
      blockMarkdown({ kind: 'list', items }, origin),
    ];
  });
  return markdownFile([
    `# ${escapedMarkdown(title)}`,
    `> ${escapedMarkdown(integrationsPage.hero.description)}`,
    ...(intended ? [escapedMarkdown(intended)] : []),
    escapedMarkdown(legend),
    `<${origin}${routes.integrations}>`,
    ...groups,
    escapedMarkdown(note),
  ]);
}
