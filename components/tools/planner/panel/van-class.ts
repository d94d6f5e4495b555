import { vanStyle } from '@/lib/planner/map/van-style';

/** The class that sets the colors of a van's part of the list, and whether its line is dashed. */
export function vanClass(van: number): string {
  const { color, dashed } = vanStyle(van);
  return `planner-in-${color}${dashed ? ' planner-dashed' : ''}`;
}
