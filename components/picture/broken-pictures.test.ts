import { beforeEach, expect, it } from 'vitest';
import { markBrokenPictures } from '@/lib/picture/broken-pictures';

let listening: AbortController;

beforeEach(() => {
  listening = new AbortController();
  return () => listening.abort();
});

function picture(state: { complete: boolean; naturalWidth: number }): HTMLImageElement {
  const image = document.createElement('img');
  for (const [name, value] of Object.entries(state)) Object.defineProperty(image, name, { value });
  document.body.append(image);
  return image;
}

it('marks what failed before it listened, and nothing else', () => {
  const broken = picture({ complete: true, naturalWidth: 0 });
  const whole = picture({ complete: true, naturalWidth: 640 });
  const pending = picture({ complete: false, naturalWidth: 0 });
  markBrokenPictures(listening.signal);
  expect(broken).toHaveAttribute('data-broken');
  expect(whole).not.toHaveAttribute('data-broken');
  expect(pending).not.toHaveAttribute('data-broken');
});

it('marks a picture that fails, also one that came later, and unmarks it when it comes', () => {
  markBrokenPictures(listening.signal);
  const image = picture({ complete: false, naturalWidth: 0 });
  image.dispatchEvent(new Event('error'));
  expect(image).toHaveAttribute('data-broken');
  image.dispatchEvent(new Event('load'));
  expect(image).not.toHaveAttribute('data-broken');
});
