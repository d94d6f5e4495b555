import type { Van } from '@/lib/planner/day/day';
import { usePlannerActions, usePlannerSelector } from '../../state/planner';
import { readVanId } from '../../words/fields';
import { ReadField } from './read-field';

/** What a van is called; no two have the same name. */
export function VanName({ van, index }: { van: Van; index: number }) {
  const vans = usePlannerSelector((state) => state.day.vans);
  const { renameVan } = usePlannerActions();
  return (
    <div className="col-span-full">
      <ReadField
        label="Name"
        value={van.id}
        read={(text) => readVanId(text, vans, index)}
        take={(id) => renameVan(index, id)}
      />
    </div>
  );
}
