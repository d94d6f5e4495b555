import { describe, expect, it } from 'vitest';
import type { City, Point } from '@/lib/city/types';
import { type MapSpec, mapSvg, sceneOf } from '../maps/map';
import { places } from '../maps/plans';
import type { Scene } from '../maps/scene';
import { flawsOf } from '../maps/sound';
import { blogMaps } from '../pictures/blog';
import { groundMaps } from '../pictures/home/ground';

const spec: MapSpec = blogMaps['blog-unknown'];
const scene = sceneOf(spec) as Scene;
const { city } = scene;
const route = scene.routes[0] as Scene['routes'][number];

const withRoute = (changes: Partial<typeof route>): Scene => ({
  ...scene,
  routes: [{ ...route, ...changes }],
});

/** A city with one street more, from the first node to another. */
function withStreet(to: number, points: readonly Point[]): City {
  const { nodes, edges } = city.graph;
  const edge = { ...(edges[0] as (typeof edges)[number]), a: 0, b: to, points };
  return { ...city, graph: { ...city.graph, nodes, edges: [...edges, edge] } } as City;
}

describe('flaws of a map', () => {
  it('are none where it is sound', () => {
    expect(flawsOf(city, scene)).toEqual([]);
    expect(flawsOf(city, undefined)).toEqual([]);
  });

  it('are streets that cross without a node', () => {
    const far = city.graph.nodes.length - 1;
    const [a, b] = [city.graph.nodes[0], city.graph.nodes[far]].map(
      (n) => [n?.x ?? 0, n?.y ?? 0] as const,
    );
    const flaws = flawsOf(withStreet(far, [a as Point, b as Point]), undefined);
    expect(flaws.join()).toContain('streets cross without a node');
  });

  it('are routes that cross, unless they may', () => {
    const twice: Scene = { ...scene, routes: [route, { ...route, thread: 'plum' }] };
    expect(flawsOf(city, twice)).toContain('routes cross');
    expect(flawsOf(city, twice, true)).toEqual([]);
  });

  it('are stops outside the frame, and a route that ends at none', () => {
    const stops = [{ at: [3, 40] as Point, served: false }];
    expect(flawsOf(city, withRoute({ stops }))).toEqual([
      'the teal route leaves the frame',
      'the teal route ends at no stop',
    ]);
  });

  it('stop the drawing', () => {
    const crossing = { ...groundMaps['by-hand'], mayCross: false };
    expect(() => mapSvg(crossing)).toThrow('The map has flaws: routes cross');
  });
});

it('a map with colors for the night follows the theme, another does not', () => {
  const { dark, ...fixed } = spec;
  expect(dark).toBeDefined();
  expect(mapSvg(spec)).toContain('prefers-color-scheme:dark');
  expect(mapSvg(fixed)).not.toContain('prefers-color-scheme');
});

it.each(['1,2 3', '1,2 3,', '1,x', ''])("'%s' is no list of places", (text) => {
  expect(() => places(text)).toThrow('Not 2 numbers');
});
