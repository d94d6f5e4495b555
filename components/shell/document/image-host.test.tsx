import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ImageHost } from '@/components/shell/document/image-host';

const links = () => [...document.querySelectorAll('link')].map((link) => link.outerHTML);

it('connects to the picture host early, where one is set', () => {
  vi.stubEnv('NEXT_PUBLIC_IMAGE_CDN', 'https://pictures.example:8443/site/a');
  render(<ImageHost />);
  expect(links()).toEqual(['<link rel="preconnect" href="https://pictures.example:8443">']);
});
