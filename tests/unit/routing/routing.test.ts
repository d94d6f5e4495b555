import { describe, expect, it } from 'vitest';
import { generateCity } from '@/lib/city/generate';
import type { Point } from '@/lib/city/types';
import { countCrossings } from '@/lib/routing/crossings';
import { pointAt, polylineLength, roundedLine, roundedPath } from '@/lib/routing/polyline';
import { shortestPath } from '@/lib/routing/shortest-path';
import { placeDepot, planSpokes } from '@/lib/routing/spokes';
import { line } from '../city/town-samples';

const { graph } = generateCity({
  seed: 3,
  width: 420,
  height: 380,
  grids: [
    { at: [100, 100], angle: 10, reach: 200 },
    { at: [330, 300], angle: -14, reach: 200 },
  ],
});

const nearest = ([x, y]: Point) => {
  const away = graph.nodes.map((node) => Math.hypot(node.x - x, node.y - y));
  return away.indexOf(Math.min(...away));
};

const start = nearest([60, 60]);
const goal = nearest([350, 330]);

describe('shortestPath', () => {
  const cost = (a: number, b: number) =>
    shortestPath(graph, a, b, { turnPenalty: 0 })?.cost ?? Number.NaN;

  it('keeps the triangle inequality and works both ways', () => {
    const places = line('60,60 360,90 200,190 80,320 350,330').map(nearest);
    for (const a of places) {
      for (const b of places) {
        expect(cost(a, b)).toBeCloseTo(cost(b, a), 6);
        for (const c of places)
          expect(cost(a, c)).toBeLessThanOrEqual(cost(a, b) + cost(b, c) + 1e-6);
      }
    }
  });

  it('runs along streets from start to goal and avoids closed nodes', () => {
    const path = shortestPath(graph, start, goal);
    expect([path?.nodes[0], path?.nodes.at(-1)]).toEqual([start, goal]);
    expect(polylineLength(path?.points ?? [])).toBeCloseTo(path?.length ?? 0, 6);
    const barred = path?.nodes[Math.floor(path.nodes.length / 2)];
    const other = shortestPath(graph, start, goal, { closed: (node) => node === barred });
    expect(other?.nodes).not.toContain(barred);
    expect(other?.cost ?? 0).toBeGreaterThanOrEqual(path?.cost ?? 0);
  });

  it('makes fewer turns when turns cost more', () => {
    const turns = (turnPenalty: number) => {
      const points = shortestPath(graph, start, goal, { turnPenalty })?.points ?? [];
      return points.filter((p, i) => {
        const a = points[i - 1];
        const b = points[i + 1];
        if (!a || !b) return false;
        const bend = Math.atan2(b[1] - p[1], b[0] - p[0]) - Math.atan2(p[1] - a[1], p[0] - a[0]);
        return Math.cos(bend) < 0.6;
      }).length;
    };
    expect(turns(60)).toBeLessThanOrEqual(turns(0));
  });

  it('returns nothing when every way is closed', () =>
    expect(shortestPath(graph, start, goal, { closed: () => true })).toBeUndefined());
});

it.each([
  ['lines that cross', ['0,0 10,10', '0,10 10,0'], 1],
  ['lines that touch', ['0,0 10,0', '5,0 5,9'], 1],
  ['lines with a shared stretch', ['0,0 10,0', '4,0 8,0'], 1],
  ['lines apart', ['0,0 10,0', '0,1 10,1'], 0],
  ['a line that crosses itself', ['0,0 10,0 10,10 5,10 5,-5'], 1],
  ['a line that stays clear of itself', ['0,0 10,0 10,10 0,10'], 0],
])('countCrossings of %s', (_, lines, count) => {
  expect(countCrossings(lines.map(line))).toBe(count);
});

describe('planSpokes', () => {
  it('keeps routes apart and away from used nodes', () => {
    const depot = placeDepot(graph, [210, 190], 30, [-2.4, -0.7, 0.8, 2.2]);
    const routes = planSpokes(
      graph,
      depot,
      [{ via: [[60, 60]] }, { via: [[360, 60]] }, { via: [[360, 330]] }, { via: [[60, 330]] }],
      { clearance: 14 },
    );
    expect(countCrossings(routes.map((route) => route.points))).toBe(0);
    const used = routes.flatMap((route) => route.nodes);
    expect(new Set(used).size).toBe(used.length);
  });

  it('throws when nothing can be planned', () => {
    const depot = placeDepot(graph, [210, 190], 30, [0, 2]);
    const spokes = [{ via: [[60, 60]] as Point[] }, { via: [[360, 60]] as Point[] }];
    expect(() => planSpokes(graph, depot, spokes, { clearance: 14, allowed: () => false })).toThrow(
      /No untangled plan/,
    );
  });
});

describe('polyline', () => {
  const corner = line('0,0 30,0 30,40');

  it('finds positions and headings along a line', () => {
    expect(pointAt(corner, 15)).toEqual({ at: [15, 0], heading: 0 });
    expect(pointAt(corner, 50)).toEqual({ at: [30, 20], heading: 90 });
  });

  it('rounds corners without moving the ends', () => {
    expect(roundedPath(corner, 8)).toBe('M0 0l22 0q8 0 8 8l0 32');
    expect(roundedPath(line('.5,0 20.7,.2'), 8)).toBe('M.5 0l20.2 .2');
    const rounded = roundedLine(corner, 8);
    expect(rounded[0]).toEqual([0, 0]);
    expect(rounded.at(-1)).toEqual([30, 40]);
    expect(polylineLength(rounded)).toBeLessThan(70);
  });
});
