import { pointAt } from '../city/geometry/along';
import type { HeroRoute } from './map-plan';

/** Map units between a vehicle at rest and a stop. */
const shortOf = 19;

/** The equivalent angle nearest to `from`, so that no vehicle turns the long way. */
const turned = (heading: number, from: number) =>
  heading - 360 * Math.round((heading - from) / 360);

/** A vehicle's evenly spaced places and headings until shortly before the stop it comes to, as CSS transforms. */
export function posesAhead(
  { points, stops, vehicle, reloads }: HeroRoute,
  steps: number,
): readonly string[] {
  const open = stops.findIndex(({ served }) => !served);
  const ahead = stops[reloads ? open - 1 : open]?.along ?? vehicle.along;
  const way = Math.max(0, Math.abs(ahead - vehicle.along) - shortOf) * (reloads ? -1 : 1);
  let from = vehicle.heading;
  return Array.from({ length: steps }, (_, at) => {
    const { at: place, heading } = pointAt(points, vehicle.along + (way * (at + 1)) / steps);
    from = turned(reloads ? heading + 180 : heading, from);
    const [x, y] = place.map(Math.round);
    return `translate(${x}px,${y}px)rotate(${Math.round(from)}deg)`;
  });
}
