import type { Model } from './model';
import type { Segments } from './trial';

/** Lengthens stretches of routes in time by one stop, at the end of heads and at the front of tails. */
export function createSegments(model: Model, span: Segments, spanBehind: Segments) {
  const { minutes: travel, place, size, service, early, late } = model;

  /** Joins a stretch of one stop before the stretch behind it. */
  const prepend = (node: number, after: number) => {
    const drive = travel[(place[node] as number) * size + (place[after] as number)] as number;
    const own = service[node] as number;
    const reach = own + drive;
    const waits = Math.max((spanBehind.early[after] as number) - reach - (late[node] as number), 0);
    const warps = Math.max((early[node] as number) + reach - (spanBehind.late[after] as number), 0);
    spanBehind.minutes[node] = own + drive + waits + (spanBehind.minutes[after] as number);
    spanBehind.wait[node] = (spanBehind.wait[after] as number) + waits;
    spanBehind.warp[node] = (spanBehind.warp[after] as number) + warps;
    spanBehind.early[node] =
      Math.max((spanBehind.early[after] as number) - reach, early[node] as number) - waits;
    spanBehind.late[node] =
      Math.min((spanBehind.late[after] as number) - reach, late[node] as number) + warps;
  };

  const append = (node: number, before: number) => {
    const drive = travel[(place[before] as number) * size + (place[node] as number)] as number;
    const reach = (span.minutes[before] as number) - (span.warp[before] as number) + drive;
    const waits = Math.max((early[node] as number) - reach - (span.late[before] as number), 0);
    const warps = Math.max((span.early[before] as number) + reach - (late[node] as number), 0);
    span.minutes[node] =
      (span.minutes[before] as number) + drive + waits + (service[node] as number);
    span.wait[node] = (span.wait[before] as number) + waits;
    span.warp[node] = (span.warp[before] as number) + warps;
    span.early[node] =
      Math.max((early[node] as number) - reach, span.early[before] as number) - waits;
    span.late[node] = Math.min((late[node] as number) - reach, span.late[before] as number) + warps;
  };

  return { append, prepend };
}
