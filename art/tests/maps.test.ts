import { expect, it } from 'vitest';
import { type MapSpec, mapSvg, places, type Scene, sceneOf } from '../maps';
import { flawsOf } from '../maps/sound';
import { pictures as blogMaps } from '../pictures/blog';
import { pictures as groundMaps } from '../pictures/home/ground';

const spec: MapSpec = blogMaps['blog-unknown'];
const scene = sceneOf(spec) as Scene;
const { city } = scene;
const route = scene.routes[0] as Scene['routes'][number];

it('flaws of a map are none where it is sound', () => {
  expect(flawsOf(city, scene)).toEqual([]);
});

it('flaws of a map are routes that cross, unless they may', () => {
  const twice: Scene = { ...scene, routes: [route, { ...route, hue: 'plum' }] };
  expect(flawsOf(city, twice)).toContain('routes cross');
  expect(flawsOf(city, twice, true)).toEqual([]);
});

it('flaws of a map stop the drawing', () => {
  const crossing = { ...groundMaps['manual'], mayCross: false };
  expect(() => mapSvg(crossing)).toThrow('The map has flaws: routes cross');
});

it.each(['1,2 3', '1,x', ''])("'%s' is no list of places", (text) => {
  expect(() => places(text)).toThrow('Not 2 numbers');
});
