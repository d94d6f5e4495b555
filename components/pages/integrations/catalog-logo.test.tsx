import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PictureFile } from '@/lib/picture/picture-file';
import { CatalogLogo } from './catalog';

const files: Readonly<Record<string, PictureFile>> = {
  'logo-drawn': { file: 'logo-drawn.svg', width: 96, height: 80, followsTheme: true },
  'logo-svg': { file: 'logo-svg.svg', width: 300, height: 120 },
  'logo-photo': { file: 'logo-photo.png', width: 600, height: 200 },
};
vi.mock('@/lib/picture/pictures', () => ({ pictureOf: (name: string) => files[name] }));

const shown = (image: string, hasMark = true) => {
  const { container } = render(<CatalogLogo image={image} heading="Uber Eats" hasMark={hasMark} />);
  return { container, image: container.querySelector('img') };
};

it('a plate gives way to the first letter, since the name stands beside it', () => {
  const { container, image } = shown('logo-drawn', false);
  expect(image).toBeNull();
  expect(container).toHaveTextContent(/^U$/);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

it('a file of its owner is shown whole, on light ground', () => {
  const { image } = shown('logo-svg', false);
  expect(image).toHaveAttribute('src', '/images/logo-svg.svg');
  expect(image?.closest('.catalog-tile')).toHaveClass('scheme-light');
});
