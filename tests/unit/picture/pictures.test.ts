import { expect, it, vi } from 'vitest';
import { imageAddress } from '@/lib/picture/image-loader';
import { pictureAddress, pictureOf } from '@/lib/picture/pictures';

it('a picture is the local file while no host is set', () => {
  vi.stubEnv('NEXT_PUBLIC_IMAGE_CDN', '');
  expect(imageAddress('hero.svg', { width: 640, use: 'hero' })).toBe('/images/hero.svg');
  expect(pictureAddress('hero')).toBe('/images/hero.svg');
});

it.each([
  ['w=640&h=360&q=85', { width: 640, height: 360, use: 'hero' }],
  ['q=80', undefined],
  ['q=90', { use: 'icon' }],
  ['q=80', { use: 'other' }],
] as const)('a host is asked with %s for %j, a drawing as a drawing', (asked, options) => {
  vi.stubEnv('NEXT_PUBLIC_IMAGE_CDN', 'https://img.example.com');
  const address = 'https://img.example.com/images';
  expect(imageAddress('team.jpg', options)).toBe(`${address}/team.jpg?${asked}&f=webp`);
  expect(pictureAddress('console', options)).toBe(`${address}/console.svg?${asked}&f=svg`);
});

it('a name that no picture bears stops the build and names the nearest', () => {
  expect(() => pictureOf('hero-fone')).toThrow(
    /no picture 'hero-fone'\. Nearest: hero-phone, hero/,
  );
});
