import type { Option } from './options';

const ofHit = (id: string) => (option: Option) => option.kind === 'section' && option.of === id;

/** One further among rows, from the last to the first and back; from nowhere to the nearest end. */
function further(rows: readonly Option[], id: string | undefined, step: 1 | -1) {
  const at = rows.findIndex((row) => row.id === id);
  const to = at < 0 ? (step > 0 ? 0 : -1) : at + step;
  return rows.at(to % rows.length)?.id;
}

/**
 * The id of the row that a key leads to, if any. Up and down go from place to place and around the ends;
 * right and left go into the sections of a place and back.
 */
export function moved(
  options: readonly Option[],
  active: Option | undefined,
  key: string,
): string | undefined {
  if (key === 'ArrowRight') return active && options.find(ofHit(active.id))?.id;
  const within = active?.kind === 'section' ? active.of : undefined;
  if (key === 'ArrowLeft') return within;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const step = key === 'ArrowDown' ? 1 : -1;
  const rows = options.filter(({ kind }) => kind !== 'section');
  if (!within) return further(rows, active?.id, step);
  const sections = options.filter(ofHit(within));
  const at = sections.findIndex(({ id }) => id === active?.id) + step;
  if (at < 0) return within;
  return sections[at]?.id ?? further(rows, within, 1);
}
