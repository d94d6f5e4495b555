import { readingsOf } from './parse-amount';

const longest = 401;

/** The answers in a query, as written there; null where it has none of them. */
export function answersIn<Name extends string>(
  query: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null {
  const found = new URLSearchParams(query);
  if (!names.some((name) => found.has(name))) return null;
  const entries = names.map((name) => [name, (found.get(name) ?? '').slice(0, longest)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Without separators and exponents; a trailing zero keeps it unambiguous. */
function bare(value: number): string {
  const text = value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  return readingsOf(text).length > 0 ? `${text}0` : text;
}

export function queryWith(
  answers: Readonly<Record<string, string | number>>,
  present: string,
): string {
  const query = new URLSearchParams(present);
  for (const [name, answer] of Object.entries(answers)) {
    query.set(name, typeof answer === 'number' ? bare(answer) : answer);
  }
  return query.toString();
}
