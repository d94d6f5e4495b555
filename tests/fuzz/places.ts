import type { ContentModule } from '@/lib/content/check/leaves';

type Group = Record<string | number, unknown>;

/** A value inside a content file, and what holds it. */
export interface Place {
  readonly file: string;
  /** As messages write it, such as `plans[0].title`. */
  readonly field: string;
  /** The name of the field; of an entry of a list, that of the list. */
  readonly key: string;
  readonly value: unknown;
  /** The group or list that holds the value, and under what. */
  readonly owner: Group;
  readonly at: string | number;
  /** All files that hold that group, since one content file may build on another. */
  readonly modules: ReadonlySet<ContentModule>;
}

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

interface Around {
  readonly module: ContentModule;
  readonly field: string;
  readonly key: string;
  readonly owner: Group;
}

const entriesOf = ({ owner, field, key }: Around) =>
  Object.entries(owner)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) =>
      Array.isArray(owner)
        ? { field: `${field}[${name}]`, key, value, at: Number(name) }
        : { field: field ? `${field}.${name}` : name, key: name, value, at: name },
    );

/**
 * Every value of the content: texts, numbers, switches, lists and groups, however deep. What several
 * files hold is listed once, where it lies least deep, as the file is that writes it.
 */
export function placesOf(modules: readonly ContentModule[]): readonly Place[] {
  const holders = new Map<Group, Set<ContentModule>>();
  const places: Place[] = [];
  let level: readonly Around[] = modules.map((module) => ({
    module,
    field: '',
    key: '',
    owner: module.data as Group,
  }));
  while (level.length > 0) {
    level = level.flatMap((around) => {
      const { module, owner } = around;
      const known = holders.get(owner);
      known?.add(module);
      const all = known ?? new Set([module]);
      holders.set(owner, all);
      return entriesOf(around).flatMap((entry) => {
        if (!known) places.push({ ...entry, file: module.file, owner, modules: all });
        return isGroup(entry.value) ? [{ ...entry, module, owner: entry.value }] : [];
      });
    });
  }
  return places;
}
