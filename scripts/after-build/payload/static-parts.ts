import { createElement, Fragment, type ReactNode } from 'react';
import { type Row, readRows, writeRows } from './rows';

/** A JSON value; React elements are `["$", type, key, props]`. */
type Value = string | number | boolean | null | readonly Value[] | { [key: string]: Value };
type ElementTuple = readonly ['$', Value, Value, { [key: string]: Value }];

const isElement = (value: Value): value is ElementTuple =>
  Array.isArray(value) && value[0] === '$' && value.length > 3;

/** The least length of markup, in characters. */
const least = 300;

/** Tags whose content React or the browser treats specially. */
const ownWay = /^(html|head|body|title|script|style|noscript|select|textarea|template)$/;

/** `$7` and `$L7` refer to a row, `$7:props:children` to a value within it; `$$49` is a price. */
const reference = /^\$L?([0-9a-f]+)(:.+)?$/;

const namedIn = (json: string): readonly string[] =>
  Array.from(json.matchAll(/"\$[^\da-f"$]?([\da-f]+)(?=[":])/g), ([, id = '']) => id);

class NotStatic extends Error {}

/** Resolves row values as on the server; throws NotStatic for client components. */
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
      // Spread, so that React does not ask for keys.
      const children = Array.isArray(own.children) ? own.children : [];
      return createElement(tag, { ...own, ...(key !== null && { key: String(key) }) }, ...children);
    }
    if (Array.isArray(value)) return value.map(read);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, read(one)]));
  };
}

/**
 * Removes elements without client components from the data: React hydrates them as
 * `dangerouslySetInnerHTML`. Only exact copies of the page's markup are left out.
 * @param render `renderToString`
 * @returns the data with `@static:0` and so on, and each element's position
 */
export function takeStaticParts(data: string, source: string, render: (node: ReactNode) => string) {
  const rows = readRows(data);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const read = reader(byId);
  const places: number[] = [];
  // Rows referred into must stay as they are.
  const kept = new Set(Array.from(data.matchAll(/"\$L?([0-9a-f]+):/g), ([, id]) => id));

  const free = (at: number) => at >= 0 && !places.includes(at);

  function placeOf([sign, type, key, props]: ElementTuple): number | undefined {
    try {
      if (type === 'script') {
        const { __html = '' } = read(props.dangerouslySetInnerHTML ?? {}) as { __html?: string };
        const at = source.lastIndexOf('<script', source.indexOf(`>${__html}</script>`));
        return free(at) && __html.length >= least ? at : undefined;
      }
      // React hoists image preloads to the head.
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

  // In order, so that rows used by static parts alone are dropped too.
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
