import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PagePicture, Picture } from './picture';
import { PictureImage } from './picture-image';

vi.mock('@/lib/picture/manifest', () => ({
  pictures: {
    map: { file: 'map.svg', width: 900, height: 600 },
    'map-phone': { file: 'map-phone.svg', width: 390, height: 420 },
    team: { file: 'team.jpg', width: 1200, height: 800 },
  },
}));

const sources = (): HTMLSourceElement[] => [...document.querySelectorAll('source')];

it('a drawing is one image of its natural size, lazy unless it stands in the first screen', () => {
  const { rerender } = render(<Picture name="map" alt="A map" className="wide" />);
  const image = screen.getByRole('img', { name: 'A map' });
  expect(image.parentElement?.querySelector('picture')).toBeNull();
  expect(image).toHaveAttribute('src', '/images/map.svg');
  expect(image).toMatchObject({ width: 900, height: 600 });
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<Picture name="map" alt="A map" first />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('a drawing has its cut for narrow windows beside it', () => {
  render(<PagePicture image={{ picture: 'map', narrow: 'map-phone', alt: '' }} wideFrom={1024} />);
  expect(sources()).toHaveLength(1);
  expect(sources()[0]).toHaveAttribute('media', '(width < 1024px)');
  expect(sources()[0]).toHaveAttribute('srcset', '/images/map-phone.svg');
});

it('a photograph comes as AVIF, as WebP or as it is, in the widths that there are', () => {
  const { rerender } = render(<Picture name="team" alt="The team" />);
  const image = screen.getByRole('img', { name: 'The team' });
  expect(image).toHaveAttribute('src', '/images/team.jpg');
  expect(sources().map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources()[0]).toHaveAttribute(
    'srcset',
    '/images/sized/team-480.avif 480w, /images/sized/team-960.avif 960w, /images/sized/team-1200.avif 1200w',
  );
  // Measured by the browser where it is lazy; it fills the window where it is first.
  expect(sources()[0]).toHaveAttribute('sizes', 'auto, 100vw');
  rerender(<Picture name="team" alt="" first />);
  expect(sources()[0]).toHaveAttribute('sizes', '100vw');
  rerender(<Picture name="team" alt="" sizes="50vw" />);
  expect(sources()[0]).toHaveAttribute('sizes', '50vw');
});

it('a photograph is sized by the picture host where one is set', () => {
  vi.stubEnv('NEXT_PUBLIC_IMAGE_CDN', 'https://img.example.com');
  const picture = { file: 'van.png', width: 300, height: 200 };
  render(<PictureImage picture={picture} alt="" />);
  expect(sources()[0]).toHaveAttribute(
    'srcset',
    'https://img.example.com/images/van.png?w=300&q=80&f=avif 300w',
  );
});
