import { useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { isTouch } from '@/lib/browser/media';
import type { IconName } from '@/lib/icons/icons';
import { type Ground, type Spot, usualSpeed } from '@/lib/planner/day/day';
import { freestBox, stopsUnder } from '@/lib/planner/map/overlays';
import type { Size } from '@/lib/planner/map/view';
import { hasDay, type PlannerState, useLocked, usePlanner } from '../../state/planner';
import { speed, speedSign } from '../../words/units';
import { phoneWidth } from './overlay-boxes';
import { hintBoxes, keysHint, textScale } from './overlay-places';

interface Hint {
  readonly icon: IconName;
  readonly words: string;
  /** Whether it tells of keys, which are told of while the map hears them. */
  readonly keys?: true;
}

interface HintOf extends Pick<PlannerState, 'chosen' | 'unit'> {
  readonly ground: Ground;
  readonly locked: boolean;
}

/** What can be done on the map for now. */
function hintOf({ chosen, ground, locked, unit }: HintOf, touch: boolean): Hint {
  if (locked) return { icon: 'lock', words: 'Editing waits until the run ends' };
  if (chosen !== undefined && touch)
    return { icon: 'mouse-pointer-click', words: `Drag stop ${chosen} to move it` };
  if (chosen !== undefined) return { icon: 'keyboard', words: keysHint(chosen), keys: true };
  if (ground.kind === 'plain')
    return {
      icon: 'ruler',
      words: `Straight lines at ${ground.roadFactor} times their length, ${speed(ground.speed ?? usualSpeed, unit)} ${speedSign(unit)}`,
    };
  return {
    icon: 'mouse-pointer-click',
    words: `${touch ? 'Tap' : 'Click'} a street to add a stop`,
  };
}

interface MapHintProps {
  /** Where it would stand. */
  place: 'top' | 'bottom';
  box: Size;
  /** Stops as shown, in pixels, and how near to their middles nothing may come. */
  stops: readonly Spot[];
  radius: number;
}

/**
 * The hint, at the place that is free. Where it would cover a stop at both, it stands nowhere: what it
 * says is in the map's description as well.
 */
export function MapHint({ place, box, stops, radius }: MapHintProps) {
  const { chosen, day, unit } = usePlanner('chosen', 'day', 'unit');
  const { ground } = day;
  const locked = useLocked();
  const [touch] = useState(isTouch);
  const { icon, words, keys } = hintOf({ chosen, ground, locked, unit }, touch);
  const free = freestBox(
    hintBoxes(box, words, ground.kind === 'plain', textScale(box)),
    stops,
    radius,
  );
  // A phone's map has no room for it.
  if (!hasDay({ day }) || box.width < phoneWidth) return null;
  if (free.place !== place || stopsUnder(free, stops, radius) > 0) return null;
  return (
    <p className={cx('type-label planner-map-chip', keys && 'hidden group-focus-within/map:flex')}>
      <Icon name={icon} className="size-4" />
      <span>{words}</span>
    </p>
  );
}
