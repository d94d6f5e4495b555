import { schemas } from '@/content/schemas';
import type { ContentModule } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { findProblems } from '@/lib/content/check/validate';
import { known, knownOf } from '@/scripts/check/known';

type Fields = Record<string, unknown>;
type Change = (now: never) => unknown;

/** A copy of a content file with another value in a field such as `plans[0].id`, or one made of its value. */
export function changed(file: string, field: string, change: unknown): ContentModule {
  const module = contentModules.find((one) => one.file === file);
  const data = structuredClone({ ...module?.data }) as Fields;
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? '';
  const owner = keys.reduce((inner, key) => inner[key] as Fields, data);
  owner[last] = typeof change === 'function' ? (change as Change)(owner[last] as never) : change;
  return { file, data };
}

export const linesOf = (module: ContentModule): readonly string[] =>
  findProblems([module], schemas, known).map(({ field, reason }) => `${field}: ${reason}`);

export const linesOfAll = (modules: readonly ContentModule[]): readonly string[] =>
  findProblems(modules, schemas, knownOf(modules)).map(
    ({ file, field, reason }) => `${file}, ${field}: ${reason}`,
  );
