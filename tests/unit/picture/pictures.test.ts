import { afterEach, expect, it, vi } from 'vitest';
import { imageAddress } from '@/lib/picture/image-loader';
import { pictureAddress, pictureOf, pictureSize } from '@/lib/picture/pictures';

afterEach(() => vi.unstubAllEnvs());

it('a picture is the local file while no host is set', () => {
  vi.stubEnv('NEXT_PUBLIC_IMAGE_CDN', '');
  expect(imageAddress('hero.svg', { width: 640, use: 'hero' })).toBe('/images/hero.svg');
  expect(pictureAddress('hero')).toBe('/images/hero.svg');
});

it.each([
  ['team.jpg?w=640&h=360&q=85&f=webp', { width: 640, height: 360, use: 'hero' }],
  ['team.jpg?q=80&f=webp', undefined],
  ['team.jpg?q=80&f=webp', { width: 0 }],
  ['team.jpg?q=80&f=webp', { use: 'feature' }],
  ['team.jpg?q=90&f=webp', { use: 'icon' }],
  ['team.jpg?q=75&f=webp', { use: 'thumbnail' }],
  ['team.jpg?q=70&f=webp', { use: 'background' }],
  ['team.jpg?q=80&f=webp', { use: 'other' }],
] as const)('a host is asked for %s', (asked, options) => {
  vi.stubEnv('NEXT_PUBLIC_IMAGE_CDN', 'https://img.example.com');
  expect(imageAddress('team.jpg', options)).toBe(`https://img.example.com/images/${asked}`);
});

it('a host is asked for a drawn picture as a drawing', () => {
  vi.stubEnv('NEXT_PUBLIC_IMAGE_CDN', 'https://img.example.com');
  expect(pictureAddress('console', { width: 900, height: 560 })).toBe(
    'https://img.example.com/images/console.svg?w=900&h=560&q=80&f=svg',
  );
});

it('a picture tells its file and its size', () => {
  expect(pictureSize('hero')).toEqual({ width: 1920, height: 860 });
  expect(pictureOf('hero').file).toBe('hero.svg');
});

it('a name that no picture bears stops the build and names the nearest', () => {
  expect(() => pictureSize('hero-fone')).toThrow(
    /no picture 'hero-fone'\. Nearest: hero-phone, hero/,
  );
});
