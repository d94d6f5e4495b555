import { parseSync } from 'oxc-parser';
import type { Source } from './imports';

const boundaries = ['Island', 'Boundary'];

interface Node {
  readonly type: string;
  readonly openingElement?: { readonly name: { readonly name?: string } };
  readonly children?: unknown;
}

/** Elements that run in the browser and that a server component shows outside every boundary: one that throws takes the page along. */
export function unguardedIslands({ path, text }: Source): readonly string[] {
  const { program, module } = parseSync(path, text);
  const islands = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.endsWith('.client'))
      .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
      .map(({ localName }) => localName.value)
      .filter((name) => !boundaries.includes(name)),
  );
  const found: string[] = [];
  const visit = (value: unknown, guarded: boolean) => {
    if (typeof value !== 'object' || value === null) return;
    const { openingElement } = value as Node;
    const name = openingElement?.name.name ?? '';
    if (!guarded && islands.has(name))
      found.push(`${path}: <${name}> stands in no Island or Boundary`);
    const inside = guarded || boundaries.includes(name);
    for (const child of Object.values(value)) visit(child, inside);
  };
  visit(program, false);
  return found;
}
