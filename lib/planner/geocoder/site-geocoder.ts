export interface Geocoder {
  /** Where it is asked; a path that ends in `search` is Nominatim's, any other Photon's. */
  readonly url: string;
  readonly host: string;
}

/** The geocoder of an address from the environment; undefined where none is set. */
export const geocoderAt = (url: string): Geocoder | undefined =>
  url === '' ? undefined : { url, host: new URL(url).host };

/** The one that the operator of the site set, if any. */
export const siteGeocoder = (): Geocoder | undefined =>
  geocoderAt(process.env.NEXT_PUBLIC_GEOCODER_URL ?? '');
