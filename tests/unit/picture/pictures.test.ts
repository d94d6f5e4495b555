import { expect, it } from 'vitest';
import { pictureOf, pictureSize } from '@/lib/picture/pictures';

it('a picture tells its file and its size', () => {
  expect(pictureSize('hero')).toEqual({ width: 1920, height: 860 });
  expect(pictureOf('hero').file).toBe('hero.svg');
});

it('a name that no picture bears stops the build and names the nearest', () => {
  expect(() => pictureSize('hero-fone')).toThrow(
    /no picture 'hero-fone'\. Nearest: hero-phone, hero/,
  );
});
