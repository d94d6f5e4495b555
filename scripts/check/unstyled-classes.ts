import { Parser } from 'htmlparser2';
import { parse } from 'postcss';

/** A class in a selector, as it is escaped there. */
const classes = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const escapes = /\\(?:([\da-f]{1,6}) ?|(.))/gi;

const unescaped = (name: string): string =>
  name.replace(escapes, (_, code, letter) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  );

/** The classes that a style sheet says something of. */
export function styledClasses(sheet: string): ReadonlySet<string> {
  const found = new Set<string>();
  parse(sheet).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(classes)) found.add(unescaped(name));
  });
  return found;
}

/** A page's classes that none of its style sheets says anything of; `read` gives a sheet's classes by its address. */
export function unstyledClasses(
  html: string,
  read: (address: string) => ReadonlySet<string>,
): readonly string[] {
  const used = new Set<string>();
  const sheets: ReadonlySet<string>[] = [];
  const parser = new Parser({
    onopentag(tag, { class: names = '', rel, href = '' }) {
      for (const name of names.split(/\s+/)) if (name) used.add(name);
      if (tag === 'link' && rel === 'stylesheet') sheets.push(read(href));
    },
  });
  parser.end(html);
  return [...used].filter((name) => !sheets.some((sheet) => sheet.has(name)));
}
