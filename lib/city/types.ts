/** In map units: pixels at the picture's natural size. */
export type Point = readonly [x: number, y: number];

/** A closed one repeats its first position at the end. */
export type Polyline = readonly Point[];

/** Widest first, which is also the order in which streets are placed. */
export const streetKinds = ['arterial', 'major', 'minor'] as const;
export type StreetKind = (typeof streetKinds)[number];

/** Distance between parallel streets of one class, in map units. */
export const spacing: Record<StreetKind, number> = { arterial: 125, major: 52, minor: 19 };

export type Street = { readonly kind: StreetKind; readonly points: Polyline };

/** A district whose streets run at one angle (degrees); `reach` is its radius in map units. */
export type GridField = { at: Point; angle: number; reach: number; weight?: number };

type RadialField = { at: Point; reach: number; weight?: number };

/** `width` is bank to bank in map units. */
export type RiverPlan = { through: Polyline; width: number };

/** Covers every block whose middle lies in the turned rectangle (degrees, map units). */
export type ParkPlan = { at: Point; width: number; height: number; angle: number };

/** The same plan always gives the same city. */
export type CityPlan = {
  seed: number;
  width: number;
  height: number;
  grids: readonly GridField[];
  radials?: readonly RadialField[];
  river?: RiverPlan;
  parks?: readonly ParkPlan[];
  rail?: Polyline;
  /** Streets placed before all others, such as the lanes that leave a depot. */
  fixed?: readonly Street[];
  arterialSeeds?: readonly Point[];
};

export type GraphNode = { readonly x: number; readonly y: number };

/** `points` runs from node `a` to node `b`; length in map units. */
export type GraphEdge = {
  readonly a: number;
  readonly b: number;
  readonly kind: StreetKind;
  readonly street: number;
  readonly points: Polyline;
  readonly length: number;
};

/** `incident[n]` lists the edges at node `n`. */
export type StreetGraph = {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly incident: readonly (readonly number[])[];
};

export type River = {
  readonly center: Polyline;
  readonly outline: Polyline;
  readonly width: number;
};

/** In map units from 0,0 to width,height; streets run a little beyond. */
export type City = {
  readonly plan: CityPlan;
  readonly graph: StreetGraph;
  /** Dead ends trimmed, pieces joined. */
  readonly streets: readonly Street[];
  readonly river: River | undefined;
  /** Outlines, to be filled with the even-odd rule. */
  readonly parks: readonly Polyline[];
  readonly blocks: readonly Polyline[];
};
