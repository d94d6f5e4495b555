/** The part of the circle around the depot that each route's stops lie in; a turn has 65,536 parts. */
export function createSectors(vehicles: number) {
  const sectorFrom = new Int32Array(vehicles);
  const sectorSize = new Int32Array(vehicles);

  /** Widens a sector so that it holds an angle, on the shorter side. */
  const widen = (v: number, to: number) => {
    const from = sectorFrom[v];
    const width = sectorSize[v];
    const ahead = (to - from) & 65535;
    if (ahead <= width) return;
    if (ahead - width <= 65536 - ahead) sectorSize[v] = ahead;
    else {
      sectorFrom[v] = to;
      sectorSize[v] = width + 65536 - ahead;
    }
  };

  return {
    /** A sector that holds one angle. */
    begin: (v: number, turn: number) => {
      sectorFrom[v] = turn;
      sectorSize[v] = 0;
    },
    widen,
    overlap: (a: number, b: number): boolean =>
      ((sectorFrom[b] - sectorFrom[a]) & 65535) <= sectorSize[a] ||
      ((sectorFrom[a] - sectorFrom[b]) & 65535) <= sectorSize[b],
  };
}
