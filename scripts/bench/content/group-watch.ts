import { groupUse } from './group-use';

const sampleMs = 250;

/** What a group of processes has used. */
export interface GroupCost {
  /** Most bytes held at once, pages that processes share counted in each; 0 where unknown. */
  readonly peak: number;
  /** Processor time; what a process uses in its last quarter of a second is missed. */
  readonly cpuSeconds: number;
}

/** Watches a group of processes until it is told to stop. */
export function watchGroup(group: number): () => GroupCost {
  const used = new Map<string, number>();
  let peak = 0;
  const timer = setInterval(() => {
    let held = 0;
    for (const [process, { bytes, cpuSeconds }] of groupUse(group)) {
      held += bytes;
      used.set(process, cpuSeconds);
    }
    peak = Math.max(peak, held);
  }, sampleMs);
  return () => {
    clearInterval(timer);
    return { peak, cpuSeconds: [...used.values()].reduce((sum, seconds) => sum + seconds, 0) };
  };
}
