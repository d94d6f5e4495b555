import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { WebinarRow } from '@/lib/content/publications/webinars';
import { pass } from '@/tests/support/screen';
import { Webinars } from './webinars.client';

const noon = Date.parse('2026-12-03T12:00:00Z');
const hour = 3_600_000;

const webinar = (title: string, hours: number, fields: Partial<WebinarRow> = {}): WebinarRow => ({
  ...{ id: title, title, description: 'A round.', start: '2026-12-03T16:00:00-05:00' },
  ...{ day: 'Dec 3, 2026', hour: 'Thu 4:00 PM EST', length: '45 minutes' },
  ...{ end: noon + hours * hour, ahead: hours > 0, register: 'https://events.example.com/1' },
  ...{ speakers: [{ name: 'Fleet desk', isPerson: false }], hue: 'cobalt', tags: [] },
  ...{ picture: { file: 'a.svg', width: 640, height: 360 }, pictureAlt: '', sample: false },
  ...fields,
});

const words = { ahead: 'Coming up', behind: 'Earlier', none: 'No upcoming events.' };
const page = (rows: readonly WebinarRow[]) => <Webinars rows={rows} words={words} />;
const titlesIn = (name: string) => {
  const section = screen.queryByRole('region', { name });
  if (!section) return undefined;
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

beforeEach(() => void vi.useFakeTimers({ now: noon }));

it('stand by their time: the next one first, of those that are over the latest', () => {
  render(page([webinar('Late', 50), webinar('Old', -90), webinar('Soon', 2), webinar('New', -3)]));
  expect(titlesIn('Coming up')).toEqual(['Soon', 'Late']);
  expect(titlesIn('Earlier')).toEqual(['New', 'Old']);
});

it('pass while the page is open, without a new build', async () => {
  render(page([webinar('Soon', 1), webinar('Late', 50)]));
  expect(titlesIn('Earlier')).toBeUndefined();
  await pass(hour + 60_000);
  expect(titlesIn('Coming up')).toEqual(['Late']);
  expect(titlesIn('Earlier')).toEqual(['Soon']);
});

it('that have all passed since the build leave the sentence that nothing is planned', () => {
  render(page([webinar('Over', -200, { ahead: true })]));
  expect(screen.getByText(words.none)).toBeInTheDocument();
  expect(titlesIn('Earlier')).toEqual(['Over']);
});

it('are in the file as the day of the build has them, with the day in plain sight', () => {
  const html = renderToString(page([webinar('Over', -200, { ahead: true })]));
  expect(html).toContain('Coming up');
  expect(html).toContain('Dec 3, 2026');
  expect(html).not.toContain(words.none);
});

it('lead to another site, which the link names, to register and to watch', () => {
  const recording = 'https://video.example.org/1';
  render(page([webinar('Soon', 1), webinar('Seen', -5, { recording }), webinar('Lost', -9)]));
  const register = screen.getByRole('link', { name: 'Register Soon' });
  expect(register).toHaveAttribute('href', 'https://events.example.com/1');
  expect(register).toHaveAttribute('target', '_blank');
  expect(screen.getByText('opens events.example.com')).toBeInTheDocument();
  const watch = screen.getByRole('link', { name: 'Watch the recording Seen' });
  expect(watch).toHaveAttribute('href', recording);
  expect(screen.getByText('Not recorded')).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
