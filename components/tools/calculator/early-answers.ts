/**
 * What the fields of a form hold before its script runs, where that is not what they started with;
 * null where all do. React is not told of it. `id` stands before each name.
 */
export function earlyAnswers<Name extends string>(
  id: string,
  blank: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> | null {
  const typed = (Object.keys(blank) as Name[]).flatMap((name) => {
    const field = document.getElementById(`${id}-${name}`);
    const known = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return known && field.value !== blank[name] ? [[name, field.value] as const] : [];
  });
  return typed.length > 0 ? (Object.fromEntries(typed) as Partial<Record<Name, string>>) : null;
}
