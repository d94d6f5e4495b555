import type { FoundPlace } from '../import/table';
import type { Geocoder } from './site-geocoder';

export function requestFor({ url }: Geocoder, address: string): string {
  const isNominatim = /\/search(\.php)?$/.test(url);
  const query = new URLSearchParams({ q: address, limit: '1' });
  if (isNominatim) query.set('format', 'jsonv2');
  return `${url}?${query}`;
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A text of an answer, cut to what a line holds. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/\p{C}+/gu, ' ')
        .trim()
        .slice(0, 80)
    : '';

function placeAt(latitude: unknown, longitude: unknown, center: string | undefined): FoundPlace {
  const [north, east] = [latitude, longitude].map((each) =>
    each === '' || each === null ? Number.NaN : Number(each),
  ) as [number, number];
  if (!(Math.abs(north) <= 90 && Math.abs(east) <= 180)) throw new Error('This is no place.');
  return { latitude: north, longitude: east, ...(center && { center }) };
}

/** Photon's GeoJSON: the first feature, whose type tells a house from a street or a town. */
function readPhoton(features: readonly unknown[]): FoundPlace | undefined {
  if (features.length === 0) return undefined;
  const { geometry, properties } = objectOf(features[0]);
  const { coordinates } = objectOf(geometry);
  const [longitude, latitude] = Array.isArray(coordinates) ? (coordinates as unknown[]) : [];
  const { type, name, street, city } = objectOf(properties);
  const isDoor = type === undefined || type === 'house';
  const center = [name, street, city, type].map(textOf).find(Boolean);
  return placeAt(latitude, longitude, isDoor ? undefined : center);
}

/** From this rank on a place of Nominatim is a house, a shop or the like. */
const houseRank = 28;

/** Nominatim's list: the first place, whose rank tells a house from a street or a town. */
function readNominatim(places: readonly unknown[]): FoundPlace | undefined {
  if (places.length === 0) return undefined;
  const { lat, lon, place_rank: rank, name, display_name: whole } = objectOf(places[0]);
  const isDoor = typeof rank !== 'number' || rank >= houseRank;
  const center = [name, whole, 'a larger area'].map(textOf).find(Boolean);
  return placeAt(lat, lon, isDoor ? undefined : center);
}

/** The place in an answer, undefined where none was found. Throws where the answer has neither shape. */
export function readAnswer(body: unknown): FoundPlace | undefined {
  if (Array.isArray(body)) return readNominatim(body);
  const { features } = objectOf(body);
  if (Array.isArray(features)) return readPhoton(features);
  throw new Error('This is no answer of a geocoder.');
}
