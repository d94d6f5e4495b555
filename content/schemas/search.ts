import { z } from 'zod';
import type { Group } from '@/lib/search/types';
import { choices, href, icon, type Shape, text, unlike } from './base';

/** Plural and singular. */
const group = z.strictObject({ name: text.max(20), one: text.max(20) });

const search = z.strictObject({
  title: text.max(40),
  // One line of the field.
  placeholder: text.max(36),
  // On a phone.
  placeholderShort: text.max(16),
  groups: z.strictObject({
    pages: group,
    guides: group,
    articles: group,
    api: group,
    integrations: group,
    questions: group,
  } satisfies Record<Group, typeof group>),
  opened: z.strictObject({
    before: text.max(30),
    wanted: text.max(30),
    privacy: text.max(40),
    privacyLong: text.max(80),
  }),
  // Shown before anything is typed.
  wanted: unlike(
    z.strictObject({ label: text.max(44), href, icon, note: text.max(14) }),
    'href',
    1,
    6,
  ),
  nothing: z.strictObject({
    text: text.max(120),
    suggestions: choices(text.max(24), 1, 6),
    write: z.strictObject({ label: text.max(24), href }),
    chat: text.max(24),
  }),
  offline: z.strictObject({ text: text.max(80), elsewhere: text.max(30), note: text.max(14) }),
  failed: z.strictObject({
    title: text.max(40),
    text: text.max(120),
    offline: text.max(120),
    again: text.max(24),
  }),
  preview: z.strictObject({ filled: text.max(60), keys: text.max(30) }),
  keys: z.strictObject({
    move: text.max(12),
    sections: text.max(12),
    open: text.max(12),
    clear: text.max(12),
    close: text.max(12),
    slash: text.max(30),
  }),
});

export const searchSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/search.ts': z.strictObject({ search }),
};

export type SearchWords = Shape<typeof search>;
