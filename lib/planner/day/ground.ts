import type { PlannerTown } from '../town/town';
import type { Day, Place, Spot } from './day';

/** Meters per degree of latitude on a sphere with the Earth's mean radius. */
export const degree = 111_195;

/** Degrees from -180 to 180. */
export const wrapped = (longitude: number): number =>
  ((((longitude + 540) % 360) + 360) % 360) - 180;

/** Equirectangular projection about the middle latitude, exact to some meters in a city. */
export function plainGround({ depot, stops }: Pick<Day, 'depot' | 'stops'>) {
  const places = [depot.place, ...stops.map(({ place }) => place)].filter(
    (place) => place.kind === 'ground',
  );
  // Longitude relative to the first place, so that a day may cross the date line.
  const first = places[0]?.longitude ?? 0;
  const latitudes = places.map(({ latitude }) => latitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const west = Math.min(...places.map(({ longitude }) => wrapped(longitude - first)));
  const squeeze = degree * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return {
    spotOf: (latitude: number, longitude: number): Spot => [
      (wrapped(longitude - first) - west) * squeeze,
      (north - latitude) * degree,
    ],
    placeOf: ([x, y]: Spot) => ({
      latitude: north - y / degree,
      longitude: wrapped(first + west + (squeeze > 0 ? x / squeeze : 0)),
    }),
  };
}

/** The position of any place of a day. Throws for a place of the other kind of ground or an unknown corner. */
export function spotsOf(day: Day, town: PlannerTown | undefined): (place: Place) => Spot {
  if (day.ground.kind === 'plain') {
    const { spotOf } = plainGround(day);
    return (place) => {
      if (place.kind !== 'ground') throw new Error('A corner of a town lies on plain ground.');
      return spotOf(place.latitude, place.longitude);
    };
  }
  if (!town) throw new Error('The town of the day is missing.');
  return (place) => {
    if (place.kind !== 'corner' || !(place.corner >= 0 && place.corner < town.x.length)) {
      throw new Error('A stop lies at no corner of the town.');
    }
    return [town.x[place.corner] as number, town.y[place.corner] as number];
  };
}
