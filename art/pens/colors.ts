import { colors, type Shades } from '@/lib/palette';

/** 'ink-2' is 'ink2' in a class. */
type ClassName<Name extends string> = Name extends `${infer Start}-${infer End}`
  ? ClassName<`${Start}${End}`>
  : Name;

export type Color = ClassName<keyof typeof colors>;

const byClass = new Map<string, Shades>(
  Object.entries(colors).map(([name, shades]) => [name.replaceAll('-', ''), shades]),
);

export function shadesOf(name: string): Shades {
  const found = byClass.get(name);
  if (!found) throw new Error(`There is no color '${name}' for pictures.`);
  return found;
}

/** 'page' follows the theme. */
export type Light = 'page' | 'day' | 'night';

/** f-<color> fills, s-<color> strokes. */
export function colorRules(drawing: string, light: Light): string {
  const used = [...new Set(drawing.match(/\b[fs]-[a-z0-9]+\b/g))].sort();
  const rules = (shade: 0 | 1) =>
    used
      .map((name) => {
        const color = shadesOf(name.slice(2))[shade];
        return `.${name}{${name.startsWith('f') ? 'fill' : 'stroke'}:${color}}`;
      })
      .join('');
  if (light === 'day') return rules(0);
  if (light === 'night') return rules(1);
  return `${rules(0)}@media (prefers-color-scheme:dark){${rules(1)}}`;
}
