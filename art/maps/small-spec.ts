import { deepSheet, type Thread } from './palette';
import type { PictureSpec } from './picture';
import { type TownWish, townPlan } from './plans';
import type { SceneWish } from './scene';

/** A small deep sheet. The town fills the picture; sizes follow from size and scale. */
export type SmallWish = {
  thread: Thread;
  /** Pixels. */
  size: readonly [width: number, height: number];
  /** Pixels per map unit. */
  scale?: number;
  town: Omit<TownWish, 'width' | 'height'>;
  scene: SceneWish;
  lineWidth?: number;
} & Pick<PictureSpec, 'under' | 'over'>;

/** Turns the wish for a small deep sheet into a picture. */
export function small({
  thread,
  size,
  scale = 1,
  town,
  scene,
  lineWidth = 4.6,
  ...marks
}: SmallWish): PictureSpec {
  const [width, height] = size;
  const plan = townPlan({
    ...town,
    width: Math.round(width / scale),
    height: Math.round(height / scale),
  });
  return { width, height, plan, palette: deepSheet(thread), lineWidth, scene, ...marks };
}
