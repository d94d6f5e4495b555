/** A rule of a `_headers` file: a path, which may hold a star, and its headers. */
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

/** What the star of a rule stands for in a path; nothing where the rule is for other paths. */
function starOf(rule: string, path: string): string | undefined {
  const [before = '', after] = rule.split('*');
  if (after === undefined) return rule === path ? '' : undefined;
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  return path.slice(before.length, path.length - after.length);
}

/**
 * All headers that the rules give to a path, as the hosts send them: equal names joined, and what the
 * star stands for in the place of `:splat`.
 */
export function headersOf(rules: readonly HeaderRule[], path: string): Headers {
  return new Headers(
    rules.flatMap((rule) => {
      const star = starOf(rule.path, path);
      if (star === undefined) return [];
      return rule.headers.map(([name, value]): [string, string] => [
        name,
        value.replace(':splat', star),
      ]);
    }),
  );
}

/** Reads a `_redirects` file: from, to and status, one rule a line. */
export const readRedirects = (text: string): readonly (readonly string[])[] =>
  linesOf(text).map((line) => line.split(/\s+/));
