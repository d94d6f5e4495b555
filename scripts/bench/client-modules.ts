/** A reference to a client module in the payload of a page: its number, its files, its export. */
const reference = /\bI\[(\d+),\[[^\]]*\],\\?"(\w+)\\?"/g;

/** The exports of client modules that a page asks for, by the number the bundler gave them. */
export const clientModules = (html: string): ReadonlyMap<string, string> =>
  new Map([...html.matchAll(reference)].map(([, id = '', name = '']) => [id, name]));

/**
 * Which of the modules stand in the text of a script file, so that a file named by its hash can be
 * told by its islands. Modules that others draw in have no name here.
 */
export const modulesIn = (
  script: string,
  modules: ReadonlyMap<string, string>,
): readonly string[] => {
  // A file lists its modules as a number and what defines it.
  const numbers = new Set([...script.matchAll(/[[,](\d+),(?=[\w$(])/g)].map(([, id]) => id));
  return [...modules].flatMap(([id, name]) =>
    numbers.has(id) && name !== 'default' ? [name] : [],
  );
};
