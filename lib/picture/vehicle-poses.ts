import { pointAt } from '../routing/polyline';
import type { HeroRoute } from './map-plan';

/** Map units; degrees, 0 = east, clockwise. */
export type Pose = { readonly x: number; readonly y: number; readonly heading: number };

/** Map units between a vehicle at rest and the next stop. */
const shortOf = 19;

/** The equivalent angle nearest to `from`, so that no vehicle turns the long way. */
const turned = (heading: number, from: number) =>
  heading - 360 * Math.round((heading - from) / 360);

/** A vehicle's evenly spaced poses until shortly before its next open stop. */
export function posesAhead({ points, stops, vehicle }: HeroRoute, steps: number): readonly Pose[] {
  const next = stops.find(({ served }) => !served)?.along ?? vehicle.along;
  const way = Math.max(0, next - shortOf - vehicle.along);
  let from = vehicle.heading;
  return Array.from({ length: steps }, (_, at) => {
    const { at: place, heading } = pointAt(points, vehicle.along + (way * (at + 1)) / steps);
    from = turned(heading, from);
    return { x: Math.round(place[0]), y: Math.round(place[1]), heading: Math.round(from) };
  });
}
