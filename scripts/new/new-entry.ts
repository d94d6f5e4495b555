import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { schemas } from '@/content/schemas';
import { expected, reasonOf } from '@/lib/content/check/reasons';
import { type Kind, kinds } from './kinds';

/** Its message is for the caller. */
export class Refusal extends Error {}

/** 'What a van’s day costs' as 'what-a-vans-day-costs'; long ones are cut between words. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(.{1,60})(-.*)?$/, '$1')
    .slice(0, 60);

function quoted(text: string): string {
  const mark = text.split("'").length > text.split('"').length ? '"' : "'";
  return `${mark}${text.replace(/\\/g, '\\\\').replaceAll(mark, `\\${mark}`)}${mark}`;
}

function nextId(folder: string): number {
  const texts = existsSync(folder)
    ? readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    : [];
  return 1 + Math.max(0, ...texts.map((text) => Number(/^ {2}id: (\d+),/m.exec(text)?.[1] ?? 0)));
}

/** The schema of a field of an entry, such as `hero.heading`. */
function fieldOf({ folder }: Kind, field: string): z.ZodString {
  const [entry] = Object.values<object>(Object(schemas[`${folder}/*.ts`]).shape);
  return field
    .split('.')
    .reduce<object>(
      (at, key) => Object(Reflect.get(at, 'element') ?? at).shape[key],
      Object(entry),
    ) as z.ZodString;
}

/**
 * Returns the next steps. Throws a Refusal for an unknown kind, an unfit title or an existing
 * entry.
 *
 * @param today YYYY-MM-DD
 */
export function newEntry(root: string, name: string, title: string, today: string) {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) {
    const all = Object.keys(kinds).join(', ');
    const asked = name ? `There is no kind '${name}'. ` : '';
    throw new Refusal(`${asked}Say one of ${all}, and a title: npm run new -- post 'Title'`);
  }
  if (!title) throw new Refusal(`What is its title? For example: npm run new -- ${name} 'Title'`);
  const field = fieldOf(kind, kind.title ?? 'title');
  const [issue] =
    field.safeParse(title, { error: expected, reportInput: true }).error?.issues ?? [];
  if (issue) throw new Refusal(`The title ${reasonOf(issue)}.`);
  const slug = slugOf(title);
  if (!slug) throw new Refusal('Its address is made of the title, which needs a letter or digit.');
  const file = `${kind.folder}/${slug}.ts`;
  const path = join(root, file);
  if (existsSync(path))
    throw new Refusal(`${file} exists: choose another title, or edit that file.`);
  const { categories = [], planRow = '' } = kind;
  const values: Readonly<Record<string, string>> = {
    id: String(nextId(join(root, kind.folder))),
    title: quoted(title),
    // For template literals.
    plainTitle: title.replace(/[\\`]|\$(?=\{)/g, '\\$&'),
    slug,
    today,
    categories: categories.join(', '),
    category: categories[0] ?? '',
    planRow,
  };
  const filled = (text: string) =>
    text
      .replace(/\{most ([\w.]+)\}/g, (_, name) => {
        return `${fieldOf(kind, name).maxLength} characters at most`;
      })
      .replace(/\{(\w+)\}/g, (all, key) => values[key] ?? all);
  const template = readFileSync(join(import.meta.dirname, 'templates', `${name}.ts.txt`), 'utf8');
  mkdirSync(join(root, kind.folder), { recursive: true });
  writeFileSync(path, filled(template));
  return [
    `Wrote ${file}, a draft.`,
    '1. Fill it: every field says what it is for. `npm run check -- --only content` names what is missing.',
    `2. \`npm run dev\` shows it at ${filled(kind.page)}.`,
    ...(kind.more ? [`3. ${filled(kind.more)}`] : []),
    `${kind.more ? 4 : 3}. Take \`draft: true\` out, build, and commit the file with what the build has drawn.`,
  ];
}
