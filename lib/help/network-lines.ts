/** Where the lines of the map run, in pixels at the usual letter size; network.css has the same in rem. */
const firstLine = 13;
const rowHeight = 184;
const belowLine = 155;

/** The part of the map before the rows, which is as wide as its column: its lengths are shares. */
const width = 400;
const plannerAt = 212;
const turn = 280;
const foot = 384;
const corner = 16;
/** Here a line that came straight down lies level. */
const levelFrom = 362;
/** A little into the row's own line, so that no seam shows. */
const end = width + 3;

/** Beside one another with air between them, to the right of the planner and below it. */
const gapBeside = 12;
const gapBelow = 11;
const rightmost = 17;

const lineOf = (row: number) => firstLine + row * rowHeight;

/** A line to the right that changes its height on the way, with round corners. */
function bent(from: number, to: number): string {
  if (from === to) return `M${plannerAt} ${from}H${end}`;
  const long = Math.hypot(foot - turn, to - from);
  const dx = Math.round((corner * (foot - turn)) / long);
  const dy = Math.round((corner * (to - from)) / long);
  return [
    `M${plannerAt} ${from}H${turn - corner}`,
    `Q${turn} ${from} ${turn + dx} ${from + dy}`,
    `L${foot - dx} ${to - dy}`,
    `Q${foot} ${to} ${foot + corner} ${to}H${end}`,
  ].join('');
}

/**
 * How the rows of the map leave the planner, from top to bottom: those next to it bend on the way to
 * their row; the others come straight down from its foot, the farthest on the left. `across` are
 * paths of the column; `down` are in pixels from the planner.
 */
export function networkLines(rows: number) {
  // The planner stands in the second row, so that one leaves it upward.
  const middle = Math.min(1, Math.max(0, rows - 1));
  const planner = { x: plannerAt, y: lineOf(middle) };
  const gap = Math.min(gapBelow, (2 * rightmost) / Math.max(1, rows - middle - 3));
  const lines = Array.from({ length: rows }, (_, row) => {
    const steps = row - middle;
    if (steps < 2) return { across: bent(planner.y + steps * gapBeside, lineOf(row)) };
    const down = `M${rightmost - (steps - 2) * gap} 0V${steps * rowHeight - 64}q0 12 8 20l36 36q8 8 20 8H156`;
    return { across: `M${levelFrom} ${lineOf(row)}H${end}`, down };
  });
  return { width, height: lineOf(Math.max(0, rows - 1)) + belowLine, planner, lines };
}
