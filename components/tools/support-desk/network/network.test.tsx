import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { GuideNetwork } from '@/components/tools/support-desk/network/guide-network';
import { useMap } from '@/components/tools/support-desk/network/use-map';
import { supportPage } from '@/content/help/support';
import { listedArticles } from '@/lib/content/help';
import { forgetRead, markRead, readGuides } from '@/lib/help/kept';
import { link, press } from '@/tests/support/screen';

const { network: words } = supportPage;
const articles = listedArticles(true);
const [first, second, third] = articles;

function AtWork({ place }: { place: HTMLElement }) {
  useMap(place);
  return null;
}
function WorkingMap({ list }: { list: typeof articles }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div ref={setPlace}>
      <GuideNetwork articles={list} words={words} />
      {place && <AtWork place={place} />}
    </div>
  );
}
const show = (list = articles) => render(<WorkingMap list={list} />);
const stop = (guide = first) => link(new RegExp(`^${guide?.title}`));
const vans = () => document.querySelectorAll('[data-state=next] > .network-van');
const read = (...guides: (typeof articles)[number][]) =>
  act(() => {
    for (const { slug } of guides) markRead(slug);
  });

it('the map of the guides tells what was read on this device and which stop is next, and starts over', async () => {
  if (!first || !second || !third) throw new Error('There are fewer than three guides.');
  show();
  expect(screen.getByText(`0 of ${articles.length} read`)).toBeInTheDocument();
  expect(stop(first)).toHaveAccessibleName(/next stop/);
  read(first, third);
  expect(screen.getByText(`2 of ${articles.length} read`)).toBeInTheDocument();
  for (const guide of [first, third]) expect(stop(guide)).toHaveAccessibleName(/, read/);
  expect(stop(second)).toHaveAccessibleName(/next stop/);
  expect(stop(articles.at(-1))).toHaveAccessibleName(/not read/);
  expect(vans()).toHaveLength(1);
  read(...articles);
  expect(vans()).toHaveLength(0);
  await press(words.startOver);
  expect(screen.getByText(`0 of ${articles.length} read`)).toHaveFocus();
  expect({ ...localStorage }).toEqual({});
});

it('guides that were read hold until the site is left where the device stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  markRead('a-guide');
  expect(readGuides()).toBe('a-guide');
  forgetRead();
  expect(readGuides()).toBe('');
});
