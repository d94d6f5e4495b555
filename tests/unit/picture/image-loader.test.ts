import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ImageUse, imageAddress } from '@/lib/picture/image-loader';
import { pictureAddress } from '@/lib/picture/pictures';

afterEach(() => vi.unstubAllEnvs());

const withHost = () => vi.stubEnv('NEXT_PUBLIC_IMAGE_CDN', 'https://img.example.com');

describe('address of a picture', () => {
  it('is the local file while no host is set', () => {
    vi.stubEnv('NEXT_PUBLIC_IMAGE_CDN', '');
    expect(imageAddress('hero.svg', { width: 640, use: 'hero' })).toBe('/images/hero.svg');
    expect(pictureAddress('hero')).toBe('/images/hero.svg');
  });

  it('names width, height, quality and format to the host', () => {
    withHost();
    expect(imageAddress('team.jpg', { width: 640, height: 360, use: 'hero' })).toBe(
      'https://img.example.com/images/team.jpg?w=640&h=360&q=85&f=webp',
    );
  });

  it('leaves out what is not known, with quality 80 and webp by default', () => {
    withHost();
    expect(imageAddress('team.jpg')).toBe('https://img.example.com/images/team.jpg?q=80&f=webp');
    expect(imageAddress('team.jpg', { width: 0 })).not.toContain('w=');
  });

  it.each<[ImageUse, number]>([
    ['hero', 85],
    ['feature', 80],
    ['icon', 90],
    ['thumbnail', 75],
    ['background', 70],
    ['other', 80],
  ])('compresses a %s picture to %i', (use, quality) => {
    withHost();
    expect(imageAddress('a.png', { use })).toContain(`q=${quality}&`);
  });

  it('asks for a drawn picture as a drawing', () => {
    withHost();
    expect(pictureAddress('console', { width: 900, height: 560 })).toBe(
      'https://img.example.com/images/console.svg?w=900&h=560&q=80&f=svg',
    );
  });
});
