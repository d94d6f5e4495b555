import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ContentModule, Problem } from './leaves';
import { gathered, type Unreadable, unreadable } from './unreadable';

type Exports = Readonly<Record<string, unknown>>;

const first = (exports: Exports) => Object.values(exports)[0];

/** Files of which not all exports are checked as they are. */
const readers: readonly (readonly [RegExp, (exports: Exports) => Exports])[] = [
  [/blog\/posts\//, (exports) => ({ post: first(exports) })],
  [/help\/articles\//, (exports) => ({ article: first(exports) })],
  [/help\/glossary\//, (exports) => ({ terms: first(exports) })],
  [/\/integrations\//, (exports) => ({ integration: first(exports) })],
  [/\/testimonials\//, (exports) => ({ testimonial: first(exports) })],
  [/\/case-studies\//, (exports) => ({ caseStudy: first(exports) })],
  [/\/use-cases\//, (exports) => ({ useCase: first(exports) })],
  [/content\/industries\//, (exports) => ({ industry: first(exports) })],
  [/\/white-papers\//, (exports) => ({ paper: first(exports) })],
  [/\/webinars\//, (exports) => ({ webinar: first(exports) })],
  // Its own words alone: paths and schemas have files of their own.
  [
    /api\/document\.ts$/,
    ({ apiDocument }) => {
      const { paths, webhooks, components, ...words } = Object(apiDocument) as Exports;
      return words;
    },
  ],
];

type Read = ContentModule | Unreadable;

async function read(file: string): Promise<Read> {
  try {
    const exports: Exports = { ...(await import(pathToFileURL(file).href)) };
    const [, reader] = readers.find(([pattern]) => pattern.test(file)) ?? [];
    return { file, data: reader?.(exports) ?? exports };
  } catch (error) {
    return unreadable(file, error);
  }
}

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => `content/${name.replaceAll('\\', '/')}`)
  // Schemas, types and generated lists hold no content.
  .filter((file) => file.endsWith('.ts') && !/\/(found|schemas|types)(\/|\.ts$)/.test(file))
  .sort();

// One by one: concurrent imports may evaluate a shared file twice.
const all: Read[] = [];
for (const file of files) all.push(await read(file));

export const contentModules = all.filter((one): one is ContentModule => 'data' in one);

/** Unreadable files, each once however many others import it. */
export const unreadableFiles: readonly Problem[] = gathered(all.filter((one) => 'reason' in one));
