import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PictureFile } from '@/lib/picture/picture-file';
import { CatalogLogo } from './catalog';

const files: Readonly<Record<string, PictureFile>> = {
  'logo-drawn': { file: 'drawn.svg', width: 96, height: 80, followsTheme: true },
  'logo-own': { file: 'own.svg', width: 300, height: 120 },
};
vi.mock('@/lib/picture/pictures', () => ({ pictureOf: (name: string) => files[name] }));

it.each([
  ['its name without a file', undefined, 'Uber Eats', []],
  ['a drawn mark', 'logo-drawn', '', ['/images/drawn.svg']],
  ['a file of its owner', 'logo-own', '', ['/images/own.svg']],
] as const)('the logo of a system is %s', (_, image, name, shown) => {
  const { container } = render(<CatalogLogo image={image} heading="Uber Eats" />);
  expect(container.textContent).toBe(name);
  const images = [...container.querySelectorAll('img')];
  expect(images.map((each) => each.getAttribute('src'))).toEqual(shown);
});
