/** A rule of a `_headers` file: a path, which may end in a star, and its headers. */
export type HeaderRule = {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));

/** Reads a `_headers` file: paths at the margin, headers of theirs indented below. */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of linesOf(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ path: line, headers: [] });
      continue;
    }
    const [, name = '', value = ''] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

const fits = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;

/** All headers that the rules give to a path, as the hosts send them: equal names joined. */
export function headersOf(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of rules
    .filter((rule) => fits(rule.path, path))
    .flatMap((rule) => rule.headers)) {
    const earlier = headers.get(name);
    headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return headers;
}

/** Reads a `_redirects` file: from, to and status, one rule a line. */
export const readRedirects = (text: string): readonly (readonly string[])[] =>
  linesOf(text).map((line) => line.split(/\s+/));
