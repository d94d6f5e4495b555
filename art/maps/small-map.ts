import type { MapSpec } from './map';
import { deepGround, type Thread } from './palette';
import { type TownSpec, townPlan } from './plans';
import type { SceneSpec } from './scene';

/** A small map on a deep ground. The town fills the picture; sizes follow from size and scale. */
export type SmallMapSpec = {
  thread: Thread;
  /** Pixels. */
  size: readonly [width: number, height: number];
  /** Pixels per map unit. */
  scale?: number;
  town: Omit<TownSpec, 'width' | 'height'>;
  scene: SceneSpec;
  lineWidth?: number;
} & Pick<MapSpec, 'under' | 'over'>;

/** A small map on a deep ground, with all that a map needs. */
export function small({
  thread,
  size,
  scale = 1,
  town,
  scene,
  lineWidth = 4.6,
  ...marks
}: SmallMapSpec): MapSpec {
  const [width, height] = size;
  const plan = townPlan({
    ...town,
    width: Math.round(width / scale),
    height: Math.round(height / scale),
  });
  return { width, height, plan, palette: deepGround(thread), lineWidth, scene, ...marks };
}
