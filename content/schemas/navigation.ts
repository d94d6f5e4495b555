import { z } from 'zod';
import { href, hue, icon, type Shape, slug, text, unlike } from './base';

/** Three words fit a line of the menu. */
const link = z.strictObject({ label: text.max(30), href });

const entry = link.extend({ label: text.max(14) });

/** All must fit one line of the header from 1024 px. */
const longestEntries = 30;
const entries = z
  .strictObject({ home: entry, integrations: entry, pricing: entry, contact: entry })
  .superRefine((all, context) => {
    const letters = Object.values(all).reduce((sum, { label }) => sum + label.length, 0);
    if (letters <= longestEntries) return;
    const message = `must have names of ${longestEntries} characters together at most, not ${letters}`;
    context.addIssue({ code: 'custom', input: all, message });
  });

/** An SVG of public/images: panels are lazy and know no other pictures. */
const drawing = text;

const panelLink = link.extend({ text: text.max(60), icon });

/** A stated figure, or a sentence. */
const claim = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('figure'), value: text.max(8), text: text.max(90) }),
  z.strictObject({ kind: z.literal('sentence'), text: text.max(90) }),
]);

const solution = link.extend({
  id: slug.max(20),
  hue,
  icon,
  drawing,
  claim,
  // Two columns of five rows.
  links: unlike(panelLink, 'label', 1, 10),
});

export const navigation = z.strictObject({
  // A seventh would be taller than the links.
  solutions: unlike(solution, 'id', 1, 6),
  apps: unlike(link.extend({ icon }), 'label', 0, 6),
  industriesFoot: z.strictObject({
    all: link,
    note: text.max(60),
    caseStudy: link.extend({ label: text.max(60) }),
  }),
  helpCenter: link.extend({
    text: text.max(80),
    search: text.max(30),
    promise: text.max(50),
  }),
  // As tall as the help center beside it. Pages that may be empty have no text here.
  resources: unlike(panelLink.partial({ text: true }), 'label', 1, 7),
  legal: unlike(link, 'label', 0, 5),
  blogTeaser: z.strictObject({
    topic: text.max(20),
    label: text.max(30),
    drawing,
  }),
  pages: entries,
  footerNavigation: unlike(
    z.strictObject({ title: text.max(30), links: unlike(link, 'label', 1, 12) }),
    'title',
    0,
    3,
  ),
});

type Navigation = Shape<typeof navigation>;

export type NavigationLink = Shape<typeof link>;
export type Solution = Navigation['solutions'][number];
export type App = Navigation['apps'][number];
export type IndustriesFoot = Navigation['industriesFoot'];
export type HelpCenter = Navigation['helpCenter'];
export type PanelLink = Navigation['resources'][number];
export type BlogTeaser = Navigation['blogTeaser'];
export type HeaderPages = Navigation['pages'];
export type FooterColumn = Navigation['footerNavigation'][number];
