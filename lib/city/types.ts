/** A position in map units. One unit is drawn as one pixel at the picture's natural size. */
export type Point = readonly [x: number, y: number];

/** An open or closed chain of positions. A closed chain repeats its first position at the end. */
export type Polyline = readonly Point[];

/** Street classes, widest first. The order doubles as the order in which streets are laid. */
export const streetKinds = ['arterial', 'major', 'minor'] as const;
export type StreetKind = (typeof streetKinds)[number];

/** Distance kept between parallel streets of one class, in map units. */
export const spacing: Record<StreetKind, number> = { arterial: 125, major: 52, minor: 19 };

export type Street = { readonly kind: StreetKind; readonly points: Polyline };

/** A district whose streets run at one angle (degrees). `reach` is its radius in map units. */
export type GridField = { at: Point; angle: number; reach: number; weight?: number };

/** A district laid out in rings and spokes around a center. */
type RadialField = { at: Point; reach: number; weight?: number };

/** A river through the given points; `width` is bank to bank in map units. */
export type RiverPlan = { through: Polyline; width: number };

/** A park covers every block whose middle lies in the turned rectangle (degrees, map units). */
export type ParkPlan = { at: Point; width: number; height: number; angle: number };

/** Everything that decides what a city looks like. The same plan always gives the same city. */
export type CityPlan = {
  seed: number;
  width: number;
  height: number;
  grids: readonly GridField[];
  radials?: readonly RadialField[];
  river?: RiverPlan;
  parks?: readonly ParkPlan[];
  rail?: Polyline;
  /** Streets laid before all others, for instance the lanes that leave a depot. */
  fixed?: readonly Street[];
  /** Places an arterial should pass, tried before all others. */
  arterialSeeds?: readonly Point[];
};

export type GraphNode = { readonly x: number; readonly y: number };

/** A stretch of street between two nodes. `points` runs from node `a` to node `b`. */
export type GraphEdge = {
  readonly a: number;
  readonly b: number;
  readonly kind: StreetKind;
  readonly street: number;
  readonly points: Polyline;
  /** Map units. */
  readonly length: number;
};

/** A planar street graph. `incident[n]` lists the edges that meet in node `n`. */
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

/** A finished city, in map units from 0,0 to width,height (streets run a little beyond). */
export type City = {
  readonly plan: CityPlan;
  readonly graph: StreetGraph;
  /** Streets as drawn: dead ends trimmed, pieces joined. */
  readonly streets: readonly Street[];
  readonly river: River | undefined;
  /** Outlines of parks and of the tinted blocks, to be filled with the even-odd rule. */
  readonly parks: readonly Polyline[];
  readonly blocks: readonly Polyline[];
};
