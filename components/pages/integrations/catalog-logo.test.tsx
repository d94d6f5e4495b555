import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PictureFile } from '@/lib/picture/picture-file';
import { CatalogLogo } from './catalog';

const files: Readonly<Record<string, PictureFile>> = {
  drawn: { file: 'drawn.svg', width: 96, height: 80, followsTheme: true },
  own: { file: 'own.svg', width: 300, height: 120 },
};
vi.mock('@/lib/picture/pictures', () => ({ pictureOf: (name: string) => files[name] }));

it.each([
  ['a drawn plate is its first letter, since the name stands beside it', 'drawn', 'U', []],
  ['a file of its owner is shown whole', 'own', '', ['/images/own.svg']],
])('a system without a mark: %s', (_, image, letter, shown) => {
  const { container } = render(<CatalogLogo image={image} heading="Uber Eats" hasMark={false} />);
  expect(container.textContent).toBe(letter);
  const images = [...container.querySelectorAll('img')];
  expect(images.map((each) => each.getAttribute('src'))).toEqual(shown);
});
