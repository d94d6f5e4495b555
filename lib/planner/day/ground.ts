import type { PlannerTown } from '../town/town';
import type { Day, Place, Spot } from './day';

/** Meters per degree of latitude on a sphere with the Earth's mean radius. */
const degree = 111_195;

/** Equirectangular projection about the middle latitude, exact to some meters in a city. */
export interface PlainGround {
  readonly width: number;
  readonly height: number;
  readonly spotOf: (latitude: number, longitude: number) => Spot;
  readonly placeOf: (spot: Spot) => { readonly latitude: number; readonly longitude: number };
}

export function plainGround({ depot, stops }: Pick<Day, 'depot' | 'stops'>): PlainGround {
  const places = [depot.place, ...stops.map(({ place }) => place)].filter(
    (place) => place.kind === 'ground',
  );
  const range = (values: readonly number[]) =>
    values.reduce(([low, high], v) => [Math.min(low, v), Math.max(high, v)] as const, [
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ] as readonly [number, number]);
  const [first] = places;
  // Longitude relative to the first place, so that a day may cross the date line.
  const east = (longitude: number) =>
    first ? ((((longitude - first.longitude + 540) % 360) + 360) % 360) - 180 : longitude;
  const [south, north] = first ? range(places.map(({ latitude }) => latitude)) : [0, 0];
  const [west, end] = first ? range(places.map(({ longitude }) => east(longitude))) : [0, 0];
  const squeeze = degree * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return {
    width: (end - west) * squeeze,
    height: (north - south) * degree,
    spotOf: (latitude, longitude) => [
      (east(longitude) - west) * squeeze,
      (north - latitude) * degree,
    ],
    placeOf: ([x, y]) => {
      const longitude = (first?.longitude ?? 0) + west + (squeeze > 0 ? x / squeeze : 0);
      return {
        latitude: north - y / degree,
        longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
      };
    },
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
