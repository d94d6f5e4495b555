import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReadingPlace } from '@/components/blocks/contents/reading-place.client';

const tops: Record<string, number> = {};

beforeEach(() => {
  Object.assign(tops, { first: 100, second: 600, third: 1100 });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    return new DOMRect(0, tops[this.id] ?? 0, 0, 0);
  });
  render(
    <>
      <nav>
        {Object.keys(tops).map((id) => (
          <a key={id} href={`#${id}`}>{`To ${id}`}</a>
        ))}
        <ReadingPlace />
      </nav>
      {Object.keys(tops).map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>,
  );
});

const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent);

it('marks the heading that is being read', () => expect(marked()).toEqual(['To first']));

it.each(['scroll', 'resize'])('follows at the next frame after a %s', async (sign) => {
  Object.assign(tops, { first: -900, second: -400, third: 100 });
  fireEvent(window, new Event(sign));
  expect(marked()).toEqual(['To first']);
  await frame();
  expect(marked()).toEqual(['To third']);
});
