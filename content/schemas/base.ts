import { z } from 'zod';
import type { IconName } from '@/lib/icons/icons';
import type { Href, RoutePath } from '@/lib/routes';

/*
 * Each shape is one schema, from which types are inferred; pages import types alone, so that no
 * schema reaches a browser.
 */

type DeepReadonly<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

/** The type that a schema accepts, readonly. */
export type Shape<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

export const text = z
  .string()
  .min(1, 'must hold a text')
  .refine((value) => value === value.trim(), 'must not begin or end with a space')
  .refine((value) => !value.includes('  '), 'must not hold two spaces in a row');

/** A list with limits of its layout. */
export const between = <Item extends z.ZodType>(item: Item, least: number, most: number) =>
  z.array(item).min(least).max(most);

/** The same, unique by one field. */
export const unlike = <Fields extends z.ZodRawShape, Config extends z.core.$ZodObjectConfig>(
  item: z.ZodObject<Fields, Config>,
  key: keyof Fields & string,
  least: number,
  most: number,
) =>
  between(item, least, most).superRefine((all, context) => {
    const names = all.map((entry) => String((entry as Readonly<Record<string, unknown>>)[key]));
    for (const [at, name] of names.entries()) {
      const first = names.indexOf(name);
      if (first === at) continue;
      const message = `must not stand twice, entry ${first + 1} of this list has it already`;
      context.addIssue({ code: 'custom', path: [at, key], input: name, message });
    }
  });

/** Texts without duplicates, such as options of a select. */
export const choices = (item: z.ZodString, least: number, most: number) =>
  between(item, least, most).superRefine((all, context) => {
    for (const [at, input] of all.entries()) {
      const first = all.indexOf(input);
      if (first === at) continue;
      const message = `must not stand twice, entry ${first + 1} of this list is the same`;
      context.addIssue({ code: 'custom', path: [at], input, message });
    }
  });

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

export const texts = list(text);

/** A text with a narrower type; the checks look it up. */
export const textOf = <Value extends string>() => text as unknown as z.ZodType<Value, Value>;

export const href = textOf<Href>();

export const route = textOf<RoutePath>();

export const icon = textOf<IconName>();

/** Shown in `npm run dev` only. */
export const draft = z.boolean().optional();

/** From 1; entries without one follow by file name. */
export const rank = z.int().positive().optional();

export const day = z.iso.date('must be a date such as 2025-11-03');

/** The last part of an address. */
export const slug = text
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower case with hyphens, such as 'rain-at-three'");

/** Behind the #. */
export const anchor = text
  .max(80)
  .regex(/^[a-z0-9&-]+$/, "must be an anchor, such as 'proof-of-delivery'");

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address that begins with https://',
});

export const httpsAddress = z.url({
  protocol: /^https$/,
  error: 'must be a web address that begins with https://',
});

/** A route color; that of a product is the same everywhere. */
export const hue = z.enum(['cobalt', 'madder', 'teal', 'plum', 'ochre']);

/** Such as '61 vehicles'; content/figures.ts has further fields. */
export const stat = z.object({ value: text, label: text });

export const link = z.object({ label: text, href });
