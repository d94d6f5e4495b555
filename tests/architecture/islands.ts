import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from './imports';

const boundaries = ['Island', 'Boundary'];

/** Elements that run in the browser and that a server component shows outside every boundary: one that throws takes the page along. */
export function unguardedIslands({ path, text }: Source): readonly string[] {
  const { program, module } = parseSync(path, text);
  const islands = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.endsWith('.client'))
      .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
      .map(({ localName }) => localName.value),
  );
  const found: string[] = [];
  const around: string[] = [];
  const visitor = new Visitor({
    JSXElement({ openingElement: { name } }) {
      around.push(name.type === 'JSXIdentifier' ? name.name : '');
      const element = around.at(-1) ?? '';
      if (islands.has(element) && !around.some((one) => boundaries.includes(one)))
        found.push(`${path}: <${element}> stands in no Island or Boundary`);
    },
    'JSXElement:exit': () => void around.pop(),
  });
  visitor.visit(program);
  return found;
}
