import { createElement, Fragment, type ReactNode } from 'react';
import { type Row, readRows, writeRows } from './rows';

/** A value of a row, as JSON holds it; an element of React's is `["$", type, key, props]`. */
type Value = string | number | boolean | null | readonly Value[] | { [key: string]: Value };
type ElementTuple = readonly ['$', Value, Value, { [key: string]: Value }];

const isElement = (value: Value): value is ElementTuple =>
  Array.isArray(value) && value[0] === '$' && value.length > 3;

/** Letters of markup for which a place of its own is worth it. */
const least = 300;

/** Tags whose inside React or the browser treats in a way of its own. */
const ownWay = /^(html|head|body|title|script|style|noscript|select|textarea|template)$/;

/** `$7` and `$L7` name a row, `$7:props:children` a value within it; `$$49` is a price. */
const reference = /^\$L?([0-9a-f]+)(:.+)?$/;

/** Ids of the rows that a text of JSON names, in whatever way. */
const namedIn = (json: string): readonly string[] =>
  Array.from(json.matchAll(/"\$[^\da-f"$]?([\da-f]+)(?=[":])/g), ([, id = '']) => id);

/** Thrown for what is not made of elements of HTML alone. */
class NotStatic extends Error {}

/** Makes what reads a value of these rows as React has it on the server; it throws NotStatic for what runs in the browser. */
function reader(byId: ReadonlyMap<string, Row>) {
  return function read(value: Value): unknown {
    if (typeof value === 'string') {
      if (!value.startsWith('$')) return value;
      if (value.startsWith('$$')) return value.slice(1);
      if (value === '$undefined') return undefined;
      if (value === '$Sreact.fragment') return Fragment;
      const [, id = '', path] = reference.exec(value) ?? [];
      const row = byId.get(id);
      if (!row || path || row.kind === 'other') throw new NotStatic();
      return row.kind === 'text' ? row.value : read(JSON.parse(row.value));
    }
    if (isElement(value)) {
      const [, type, key, props] = value;
      const own = read(props) as Record<string, unknown>;
      const tag = read(type) as string | typeof Fragment;
      if (own.ref) throw new NotStatic();
      // One by one, as they were written: React asks for keys in a list.
      const children = Array.isArray(own.children) ? own.children : [];
      return createElement(tag, { ...own, ...(key !== null && { key: String(key) }) }, ...children);
    }
    if (Array.isArray(value)) return value.map(read);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, read(one)]));
  };
}

/**
 * Takes out of a page's data what stands in its markup already: the inside of elements in which nothing runs in the
 * browser. React takes such an element over as one whose inside is not its own (`dangerouslySetInnerHTML`) and does not
 * walk through it. Each is rendered here and searched in the page, so that only what is there to the letter is left out.
 *
 * @param render `renderToString`
 * @param source the page, whose markup holds what the data say
 *
 * Returns the data with `@static:0` and so on for what is left out, and by its number where each such element begins in
 * the page. Throws an Error where the data are no rows.
 */
export function takeStaticParts(data: string, source: string, render: (node: ReactNode) => string) {
  const rows = readRows(data);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const read = reader(byId);
  const places: number[] = [];
  // What a reference leads into must stay as it is.
  const kept = new Set(Array.from(data.matchAll(/"\$L?([0-9a-f]+):/g), ([, id]) => id));

  const free = (at: number) => at >= 0 && !places.includes(at);

  /** Where an element's markup begins in the page, if all of it is static; of a script, if its words stand there. */
  function placeOf([sign, type, key, props]: ElementTuple): number | undefined {
    try {
      if (type === 'script') {
        const { __html = '' } = read(props.dangerouslySetInnerHTML ?? {}) as { __html?: string };
        const at = source.lastIndexOf('<script', source.indexOf(`>${__html}</script>`));
        return free(at) && __html.length >= least ? at : undefined;
      }
      // React asks for pictures ahead of the markup; in the page that stands in the head.
      const rendered = render(read([sign, type, key, props]) as ReactNode);
      const markup = rendered.replace(/^(<link rel="preload"[^>]*>)+/, '');
      let at = source.indexOf(markup);
      while (at >= 0 && !free(at)) at = source.indexOf(markup, at + 1);
      return free(at) && markup.length >= least ? at : undefined;
    } catch (error) {
      if (error instanceof NotStatic) return undefined;
      throw error;
    }
  }

  function thinned(value: Value): Value {
    if (typeof value !== 'object' || value === null) return value;
    if (isElement(value) && /^"\w/.test(JSON.stringify(value[1]))) {
      const [sign, type, key, { children, ...own }] = value;
      const isPart = type === 'script' || (children !== undefined && !ownWay.test(`${type}`));
      const place = isPart ? placeOf(value) : undefined;
      if (place !== undefined) {
        const __html = `@static:${places.push(place) - 1}`;
        return [sign, type, key, { ...own, dangerouslySetInnerHTML: { __html } }];
      }
    }
    if (Array.isArray(value)) return value.map(thinned);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, thinned(one)]));
  }

  // From the first row on, so that a row which only a static part names goes with it.
  const written = new Map<string, Row>();
  const others = rows.filter(({ kind }) => kind === 'other');
  const open = ['0', ...others.flatMap(({ value }) => namedIn(value))];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const row = byId.get(id);
    if (!row || written.has(id)) continue;
    const isOpen = row.kind === 'json' && !kept.has(id);
    const value = isOpen ? JSON.stringify(thinned(JSON.parse(row.value))) : row.value;
    written.set(id, { ...row, value });
    if (row.kind === 'json') open.push(...namedIn(value));
  }
  const left = rows.flatMap((row) => (row.kind === 'other' ? row : (written.get(row.id) ?? [])));
  return { data: writeRows(left), places };
}
