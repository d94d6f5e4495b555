import './as-published';

import { renderToString } from 'react-dom/server';
import { elementsOf, isTuple, NotStill, type Tuple, type Value } from './elements';
import { type Row, readRows, writeRows } from './rows';
import { namedIn, stillSize, waysOf } from './ways';

/** Letters of data below which a place of its own costs more than it spares. */
const least = 300;

/** What stands in the data for the markup of the n-th still part. */
const placeholder = (number: number): string => `@still:${number}`;

/** The attribute that marks a still part in the page. */
export const stillAttribute = 'data-still';

/**
 * What the page's script does with the data before React reads it: it puts the markup in, as the
 * browser has it by then. React asks for it only where it makes a part anew: after a page was left and
 * came back, or where it could not take the page over.
 */
export const fill = `.replace(/"@still:(\\d+)"/g,(_,n)=>JSON.stringify(document.querySelector(\`[${stillAttribute}="\${n}"]\`).innerHTML))`;

/** Tags whose inside React or the browser treats in a way of its own. */
const ownWay = /^(html|head|body|title|script|style|noscript|select|textarea|template)$/;

export interface StillData {
  /** The data with places in it, to be filled by `fill`. */
  readonly data: string;
  /** By its number, where a still part begins in the page. */
  readonly places: readonly number[];
}

/**
 * Takes out of a page's data what stands in its markup already: elements of HTML in which nothing runs
 * in the browser. React takes such an element over as one whose inside is not its own
 * (`dangerouslySetInnerHTML`) and does not walk through it. Each is rendered here and searched in the
 * page, so that only what is there to the letter is left out. Throws an Error where the data are no rows.
 */
export function withoutStill(data: string, source: string): StillData {
  const rows = readRows(data);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const read = elementsOf(rows);
  const ways = waysOf(rows);
  const places: number[] = [];

  /** Where an element's markup begins in the page, if all of it is still. */
  function placeOf(tuple: Tuple): number | undefined {
    try {
      // React asks for pictures ahead of the markup; in the page that stands in the head.
      const markup = renderToString(read.element(tuple)).replace(
        /^(<link rel="preload"[^>]*>)+/,
        '',
      );
      for (let at = source.indexOf(markup); at >= 0; at = source.indexOf(markup, at + 1)) {
        if (!places.includes(at)) return at;
      }
    } catch (error) {
      if (!(error instanceof NotStill)) throw error;
    }
    return undefined;
  }

  /** A script with a place for what it says, as structured data does, or nothing where it must stay as it is. */
  function scriptWithPlace([sign, type, key, props]: Tuple): Value | undefined {
    const inner = props.dangerouslySetInnerHTML;
    if (type !== 'script' || typeof inner !== 'object' || inner === null) return undefined;
    const text = read.text((inner as { __html?: Value }).__html);
    if (text === undefined || text.length < least) return undefined;
    const end = source.indexOf(`>${text}</script>`);
    const start = source.lastIndexOf('<', end);
    if (end < 0 || !source.startsWith('<script', start) || places.includes(start)) return undefined;
    const __html = placeholder(places.push(start) - 1);
    return [sign, type, key, { ...props, dangerouslySetInnerHTML: { __html } }];
  }

  /** An element with a place for what is in it, or nothing where it must stay as it is. */
  function withPlace([sign, type, key, props]: Tuple): Value | undefined {
    if (typeof type !== 'string' || type.startsWith('$') || ownWay.test(type)) return undefined;
    const { children, ...own } = props;
    if (children === undefined || (stillSize(children, byId) ?? 0) < least) return undefined;
    const place = placeOf([sign, type, key, props]);
    if (place === undefined) return undefined;
    const __html = placeholder(places.push(place) - 1);
    return [sign, type, key, { ...own, dangerouslySetInnerHTML: { __html } }];
  }

  function stilled(value: Value, way: string, kept: readonly string[]): Value {
    if (typeof value !== 'object' || value === null) return value;
    if (isTuple(value) && !kept.some((one) => one.startsWith(`${way}3/children/`))) {
      const placed = withPlace(value) ?? scriptWithPlace(value);
      if (placed !== undefined) return placed;
    }
    if (Array.isArray(value)) return value.map((one, at) => stilled(one, `${way}${at}/`, kept));
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, stilled(one, `${way}${name}/`, kept)]),
    );
  }

  // From the first row on, so that a row which only a still part names goes with it.
  const kept = new Map<string, Row>();
  const others = rows.filter(({ kind }) => kind === 'other');
  const open = ['0', ...others.flatMap(({ value }) => namedIn(value))];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const row = byId.get(id);
    if (!row || kept.has(id)) continue;
    if (row.kind !== 'json') {
      kept.set(id, row);
      continue;
    }
    const value = JSON.stringify(stilled(JSON.parse(row.value), '', ways.get(id) ?? []));
    kept.set(id, { ...row, value });
    open.push(...namedIn(value));
  }
  return {
    data: writeRows(rows.flatMap((row) => (row.kind === 'other' ? row : (kept.get(row.id) ?? [])))),
    places,
  };
}
