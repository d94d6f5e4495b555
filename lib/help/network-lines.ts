/** Where the lines of the map run, in pixels at the usual letter size; network.css has the same in rem. */
const firstLine = 13;
const rowHeight = 168;
const belowLine = 139;

/** The part of the map before the rows, which is as wide as its column: its lengths are shares. */
const width = 400;
const plannerAt = 200;
const firstTurn = 240;
const lastTurn = 262;
const longestSlope = 118;
const corner = 16;
/** A little into the row's own line, so that no seam shows. */
const end = width + 3;

const lineOf = (row: number) => firstLine + row * rowHeight;

/** A line to the right that changes its height on the way, with round corners. */
function bent(from: number, to: number, turn: number): string {
  if (from === to) return `M${plannerAt} ${from}H${end}`;
  const slope = Math.min(Math.abs(to - from), longestSlope);
  const long = Math.hypot(slope, to - from);
  const [dx, dy] = [(corner * slope) / long, (corner * (to - from)) / long].map(Math.round);
  const foot = turn + slope;
  return [
    `M${plannerAt} ${from}H${turn - corner}`,
    `Q${turn} ${from} ${turn + (dx ?? 0)} ${from + (dy ?? 0)}`,
    `L${foot - (dx ?? 0)} ${to - (dy ?? 0)}`,
    `Q${foot} ${to} ${foot + corner} ${to}H${end}`,
  ].join('');
}

/**
 * How the rows of the map leave the planner: side by side, those that go farthest turn first.
 * `paths` are those of an SVG, from the planner to each row, from top to bottom.
 */
export function networkLines(rows: number) {
  // The planner stands in the second row, so that one leaves it upward.
  const middle = Math.min(1, Math.max(0, rows - 1));
  const planner = { x: plannerAt, y: lineOf(middle) };
  const farthest = Math.max(1, rows - 1 - middle);
  const gap = Math.min(8, 20 / farthest);
  const paths = Array.from({ length: rows }, (_, row) => {
    const steps = row - middle;
    const turn = lastTurn - ((lastTurn - firstTurn) * Math.max(0, Math.abs(steps) - 1)) / farthest;
    return bent(planner.y + steps * gap, lineOf(row), Math.round(turn));
  });
  return { width, height: lineOf(Math.max(0, rows - 1)) + belowLine, planner, paths };
}
