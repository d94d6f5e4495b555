import { expect, it } from 'vitest';
import { mapSvg, places } from '../maps';
import { pictures } from '../pictures/home/ground';

it('a map whose routes cross is not drawn', () => {
  const crossing = { ...pictures.manual, mayCross: false };
  expect(() => mapSvg(crossing)).toThrow('The map has flaws: routes cross');
});

it.each(['1,2 3', '1,x', ''])("'%s' is no list of places", (text) => {
  expect(() => places(text)).toThrow('Not 2 numbers');
});
