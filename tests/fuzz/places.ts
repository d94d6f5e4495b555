import type { ContentModule } from '@/lib/content/check/leaves';

type Group = Record<string | number, unknown>;

/** A value inside a content file, and what holds it. */
export interface Place {
  readonly module: ContentModule;
  /** As messages write it, such as `plans[0].title`. */
  readonly field: string;
  /** The name of the field; of an entry of a list, that of the list. */
  readonly key: string;
  readonly value: unknown;
  /** The group or list that holds the value, and under what. */
  readonly owner: Group;
  readonly at: string | number;
}

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/**
 * Every value of the content: texts, numbers, switches, lists and groups, however deep. What several files
 * hold is listed once, where it lies least deep, as the file is that writes it.
 */
export function placesOf(modules: readonly ContentModule[]): readonly Place[] {
  const seen = new Set<Group>();
  const places: Place[] = [];
  const groups = modules.map((module) => ({
    ...{ module, field: '', key: '' },
    owner: module.data as Group,
  }));
  // It grows while it is walked through: groups further inside come last.
  for (const { module, owner, ...above } of groups) {
    if (seen.has(owner)) continue;
    seen.add(owner);
    for (const [name, value] of Object.entries(owner)) {
      if (typeof value === 'function') continue;
      const place = Array.isArray(owner)
        ? { field: `${above.field}[${name}]`, key: above.key, at: Number(name) }
        : { field: above.field ? `${above.field}.${name}` : name, key: name, at: name };
      places.push({ ...place, module, owner, value });
      if (isGroup(value)) groups.push({ ...place, module, owner: value });
    }
  }
  return places;
}
