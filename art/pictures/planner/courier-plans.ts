import { courierDay } from '@/lib/planner/town/days/courier';
import { packTown } from '@/lib/planner/town/pack';
import type { TownToPack } from '@/lib/planner/town/pack-streets';
import { readTown } from '@/lib/planner/town/unpack';
import { type ComparedPlans, comparePlans, courierOptimized } from './plans';
import { plannerTown } from './town';

type CourierPlans = ComparedPlans & TownToPack;

let known: CourierPlans | undefined;

export function courierPlans(): CourierPlans {
  if (known) return known;
  const drawn = plannerTown();
  const town = readTown(packTown(drawn));
  known = { ...drawn, ...comparePlans(town, courierDay(town), courierOptimized) };
  return known;
}
