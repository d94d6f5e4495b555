import { vanThread } from '@/lib/planner/map/van-thread';

/** The class that sets the colors of a van's part of the list, and whether its line is dashed. */
export function vanClass(van: number): string {
  const { color, dashed } = vanThread(van);
  return `planner-in-${color}${dashed ? ' planner-dashed' : ''}`;
}
