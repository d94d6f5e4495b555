import { pointAt } from '../city/geometry/along';
import type { HeroRoute } from './map-plan';

/** Map units between a vehicle at rest and the next stop. */
const shortOf = 19;

/** The equivalent angle nearest to `from`, so that no vehicle turns the long way. */
const turned = (heading: number, from: number) =>
  heading - 360 * Math.round((heading - from) / 360);

/** A vehicle's evenly spaced places and headings until shortly before its next open stop, as CSS transforms. */
export function posesAhead(
  { points, stops, vehicle }: HeroRoute,
  steps: number,
): readonly string[] {
  const next = stops.find(({ served }) => !served)?.along ?? vehicle.along;
  const way = Math.max(0, next - shortOf - vehicle.along);
  let from = vehicle.heading;
  return Array.from({ length: steps }, (_, at) => {
    const { at: place, heading } = pointAt(points, vehicle.along + (way * (at + 1)) / steps);
    from = turned(heading, from);
    const [x, y] = place.map(Math.round);
    return `translate(${x}px,${y}px)rotate(${Math.round(from)}deg)`;
  });
}
