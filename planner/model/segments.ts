import type { Model } from './model';
import type { Segments } from './trial';

/** Lengthens stretches of routes in time by one stop, at the end of heads and at the front of tails. */
export function createSegments(model: Model, span: Segments, spanBehind: Segments) {
  const { minutes: travel, place, size, service, early, late } = model;

  /** Joins a stretch of one stop before the stretch behind it. */
  const prepend = (node: number, after: number) => {
    const drive = travel[place[node] * size + place[after]];
    const own = service[node];
    const reach = own + drive;
    const waits = Math.max(spanBehind.early[after] - reach - late[node], 0);
    const warps = Math.max(early[node] + reach - spanBehind.late[after], 0);
    spanBehind.minutes[node] = own + drive + waits + spanBehind.minutes[after];
    spanBehind.wait[node] = spanBehind.wait[after] + waits;
    spanBehind.warp[node] = spanBehind.warp[after] + warps;
    spanBehind.early[node] = Math.max(spanBehind.early[after] - reach, early[node]) - waits;
    spanBehind.late[node] = Math.min(spanBehind.late[after] - reach, late[node]) + warps;
  };

  const append = (node: number, before: number) => {
    const drive = travel[place[before] * size + place[node]];
    const reach = span.minutes[before] - span.warp[before] + drive;
    const waits = Math.max(early[node] - reach - span.late[before], 0);
    const warps = Math.max(span.early[before] + reach - late[node], 0);
    span.minutes[node] = span.minutes[before] + drive + waits + service[node];
    span.wait[node] = span.wait[before] + waits;
    span.warp[node] = span.warp[before] + warps;
    span.early[node] = Math.max(early[node] - reach, span.early[before]) - waits;
    span.late[node] = Math.min(late[node] - reach, span.late[before]) + warps;
  };

  return { append, prepend };
}
