import { createElement, Fragment, type ReactNode } from 'react';
import type { Row } from './rows';

/** A value of a row, as JSON holds it. */
export type Value = string | number | boolean | null | readonly Value[] | { [key: string]: Value };

/** `["$", type, key, props]`: an element of React's. */
export type Tuple = readonly ['$', Value, Value, { [key: string]: Value }];

export const isTuple = (value: Value): value is Tuple =>
  Array.isArray(value) && value[0] === '$' && value.length > 3;

/** Where the parts of an element stand in its tuple, by the names that references call them. */
export const partsOfTuple: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

/** `$7` and `$L7` name a row, `$7:props:children` a value within it. */
const reference = /^\$L?([0-9a-f]+)((?::[^:]+)*)$/;

/** What a string refers to: the row's id and the steps into it; nothing for plain text. */
export function referred(value: Value): { id: string; steps: readonly string[] } | undefined {
  const [, id, path] = (typeof value === 'string' && reference.exec(value)) || [];
  return id === undefined ? undefined : { id, steps: path ? path.slice(1).split(':') : [] };
}

/** Thrown for what is not made of elements of HTML alone. */
export class NotStill extends Error {}

/** Makes what reads elements of these rows as React has them on the server. */
export function elementsOf(rows: readonly Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const parsed = new Map<string, Value>();

  function rowOf(id: string): Value {
    const row = byId.get(id);
    if (!row || row.kind === 'other') throw new NotStill();
    const value = parsed.get(id) ?? (row.kind === 'text' ? row.value : JSON.parse(row.value));
    parsed.set(id, value);
    return value;
  }

  /** What a reference names, after the references on its way. */
  function resolve(value: Value): Value {
    const at = referred(value);
    if (!at) return value;
    const row = rowOf(at.id);
    if (byId.get(at.id)?.kind === 'text') return row;
    return at.steps.reduce<Value>((from, step) => {
      const inside = resolve(from);
      const key = isTuple(inside) ? (partsOfTuple[step] ?? step) : step;
      const next = (inside as Record<string | number, Value> | null)?.[key];
      if (next === undefined) throw new NotStill();
      return next;
    }, row);
  }

  /** The type of an element: a tag's name, or the fragment. */
  function typeOf(type: Value): string | typeof Fragment {
    const found = resolve(type);
    if (found === '$Sreact.fragment') return Fragment;
    if (typeof found !== 'string' || found.startsWith('$')) throw new NotStill();
    return found;
  }

  /** A value as React has it; throws NotStill for anything that runs in the browser. */
  function read(value: Value): unknown {
    if (typeof value === 'string') {
      if (!value.startsWith('$')) return value;
      if (value.startsWith('$$')) return value.slice(1);
      if (value === '$undefined') return undefined;
      const at = referred(value);
      if (!at) throw new NotStill();
      const found = resolve(value);
      return byId.get(at.id)?.kind === 'text' ? found : read(found);
    }
    if (isTuple(value)) {
      const [, type, key, props] = value;
      const own = read(props) as Record<string, unknown>;
      if (own.ref) throw new NotStill();
      const keyed = key === null ? own : { ...own, key: String(key) };
      // One by one, as they were written: React asks for keys in a list.
      const children = Array.isArray(own.children) ? own.children : [];
      return createElement(typeOf(type), keyed, ...children);
    }
    if (Array.isArray(value)) return value.map(read);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, read(one)]));
  }

  return {
    /** An element as React has it; throws NotStill where a part of it runs in the browser. */
    element: (tuple: Tuple) => read(tuple) as ReactNode,
    /** A text, or the one that it refers to; nothing for what is no text. */
    text(value: Value | undefined): string | undefined {
      try {
        const found = typeof value === 'string' ? read(value) : undefined;
        return typeof found === 'string' ? found : undefined;
      } catch (error) {
        if (!(error instanceof NotStill)) throw error;
        return undefined;
      }
    },
  };
}
