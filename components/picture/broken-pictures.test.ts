import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { markBrokenPictures } from '@/lib/picture/broken-pictures';

beforeEach(() => document.body.replaceChildren());

function listen() {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  markBrokenPictures(controller.signal);
}

function picture(complete: boolean, naturalWidth: number): HTMLImageElement {
  const image = document.body.appendChild(document.createElement('img'));
  Object.defineProperties(image, {
    complete: { value: complete },
    naturalWidth: { value: naturalWidth },
  });
  return image;
}

it('marks what failed before it listened, and nothing else', () => {
  const pictures = [picture(true, 0), picture(true, 640), picture(false, 0)];
  listen();
  expect(pictures.map((each) => each.hasAttribute('data-broken'))).toEqual([true, false, false]);
});

it('marks a picture that fails, also one that came later, and unmarks it when it comes', () => {
  listen();
  const image = picture(false, 0);
  image.dispatchEvent(new Event('error'));
  expect(image).toHaveAttribute('data-broken');
  image.dispatchEvent(new Event('load'));
  expect(image).not.toHaveAttribute('data-broken');
});
