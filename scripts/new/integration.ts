import { integration } from '@/content/integrations/types';
import { integrationsPage } from '@/content/pages/integrations';
import { category, type Kind, kept, most } from './kind';

/** A system of the catalog of integrations. */
export const integrationKind: Kind = {
  folder: 'content/integrations',
  title: integration.shape.heading,
  page: '/integrations',
  more: 'Put its logo into public/images as logo-{slug}.svg, .png or .jpg; without one its name is drawn in letters.',
  template: `import type { Integration } from './types';

export const integration = {
  ${kept}
  // Place within its category, such as 1 for the first; without it, it stands at the end.
  // rank: 1,
  // ${most(integration.shape.heading)}.
  heading: {title},
  // What flows between the two systems, which way and when: ${most(integration.shape.description)}.
  description: '',
  ${category(integrationsPage.categories.map(({ key }) => key))}
  // What kind of system it is, such as 'Marketplace': ${most(integration.shape.kind)}.
  kind: '',
  // When something flows, such as 'every 10 min': ${most(integration.shape.timing)}.
  timing: '',
  // True as long as the connection is made up; \`npm run check:release\` lists these.
  sample: false,
} as const satisfies Integration;
`,
};
