import type { Table } from '../table';
import { tableOfRecords, type Value } from './records';

interface Geometry {
  readonly type: string;
  readonly coordinates?: unknown;
}

export interface Feature {
  readonly geometry: Geometry | null;
  readonly properties?: Readonly<Record<string, Value>> | null;
}

/** The positions of a geometry that can be stops: points, and the corners of a line where nothing else is there. */
function positionsOf(geometry: Geometry | null, lines: boolean): readonly (readonly number[])[] {
  if (!geometry || !Array.isArray(geometry.coordinates)) return [];
  const { type, coordinates } = geometry;
  if (type === 'Point') return [coordinates];
  return type === 'MultiPoint' || (lines && type === 'LineString') ? coordinates : [];
}

/** Points of features (RFC 7946: longitude first) with their properties. */
export function tableOfFeatures(format: string, features: readonly Feature[]): Table {
  const hasPoints = features.some(({ geometry }) => positionsOf(geometry, false).length > 0);
  const records = features.flatMap(({ geometry, properties }) =>
    positionsOf(geometry, !hasPoints).map(([longitude, latitude]) => ({
      ...properties,
      latitude,
      longitude,
    })),
  );
  return tableOfRecords(format, records);
}
