/** Degrees have no thousands: '51,507' is a decimal. */
const number = /^[+-]?(\d{1,9}([.,]\d*)?|[.,]\d+)$/;

const sides: Readonly<Record<string, 1 | -1>> = { n: 1, e: 1, o: -1, s: -1, w: -1 };

/**
 * Degrees: '51.5', '51,5', '-0.1°', '41.88 N', 'W 87° 39.7', '41°53\'1"N'. NaN for anything else.
 * The letter O is Spanish and French for west.
 */
export function readDegrees(text: string): number {
  const plain = text.trim().replace(/^[−–]/, '-');
  const side = /^[nsewo]\b|[nsewo]$/i.exec(plain)?.[0].toLowerCase();
  const rest = plain.replace(/^[nsewo]\s*|\s*[nsewo]$/i, '');
  const parts = rest
    .split(/[°'’′"”″\s]+/)
    .filter(Boolean)
    .map((part) => (number.test(part) ? Number(part.replace(',', '.')) : Number.NaN));
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts;
  const isNegative = rest.startsWith('-');
  const fits = parts.length <= 3 && minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60;
  if (!fits || (side && isNegative)) return Number.NaN;
  const size = Math.abs(degrees) + minutes / 60 + seconds / 3600;
  return size * (side ? (sides[side] as number) : isNegative ? -1 : 1);
}

/**
 * A place in one cell: '51.5, -0.1' and 'POINT (-0.1 51.5)', whose longitude comes first. Undefined for
 * anything else.
 */
export function readPoint(
  text: string,
): { readonly latitude: string; readonly longitude: string } | undefined {
  const wkt = /^\s*(?:SRID=\d+;)?POINT\s*(?:Z\s*)?\(\s*(\S+)\s+([^\s)]+)/i.exec(text);
  if (wkt) return { longitude: wkt[1] as string, latitude: wkt[2] as string };
  const pair = /^[[("\s]*([^,;]+?)\s*[,;]\s*([^,;]+?)[\])"\s]*$/.exec(text.trim());
  const four = /^([^,]+,[^,]+)[,;]\s*([^,]+,[^,]+)$/.exec(text.trim());
  const [, latitude, longitude] = pair ?? four ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const isPlace = Math.abs(readDegrees(latitude)) <= 180 && Math.abs(readDegrees(longitude)) <= 180;
  return isPlace ? { latitude, longitude } : undefined;
}
