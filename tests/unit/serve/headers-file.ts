/** A rule of a `_headers` file: a path, which may end in a star, and its headers. */
export type HeaderRule = {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));

/** Reads a `_headers` file: paths at the margin, headers of theirs indented below. */
export const readHeaderRules = (text: string): readonly HeaderRule[] =>
  linesOf(text)
    .join('\n')
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      const headers = lines.map((line) => /^\s+([\w-]+): (.+)$/.exec(line) ?? []);
      return { path, headers: headers.map(([, name = '', value = '']) => [name, value] as const) };
    });

const fits = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;

/** All headers that the rules give to a path, as the hosts send them: equal names joined. */
export function headersOf(rules: readonly HeaderRule[], path: string): Headers {
  const fitting = rules.filter((rule) => fits(rule.path, path));
  return new Headers(fitting.flatMap(({ headers }) => headers).map(([...header]) => header));
}

/** Reads a `_redirects` file: from, to and status, one rule a line. */
export const readRedirects = (text: string): readonly (readonly string[])[] =>
  linesOf(text).map((line) => line.split(/\s+/));
