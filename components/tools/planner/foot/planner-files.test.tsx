import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { count } from '@/lib/events/count';
import { downloads, setUp } from '@/tests/support/planner-files-view';
import { button } from '@/tests/support/screen';

it.each([
  ['CSV', 'thursday.csv', /^\ufeff?name,latitude/],
  ['GeoJSON', 'thursday.geojson', /"FeatureCollection"/],
  ['Excel', 'thursday.xlsx', /^PK/],
  ['Plan file', 'thursday.plan.json', /^\{"planVersion":1,/],
])('exports %s is made on the device', async (format, name, text) => {
  const { press, actions } = await setUp();
  await press(format);
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe(name);
  expect(await downloads[0]?.text()).toMatch(text);
  expect(actions.note).toHaveBeenCalledWith(expect.objectContaining({ tone: 'done' }));
  expect(count).toHaveBeenCalledExactlyOnceWith('Planner exported', { format: expect.any(String) });
});

it.each([
  ['GPX', 'thursday-simple-split.gpx'],
  ['GeoJSON', 'thursday-simple-split.geojson'],
])('exports of a simple split say what it is: %s', async (format, name) => {
  const { press } = await setUp(4, { name: 'own', isSimple: true });
  await press(format);
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe(name);
  const text = await downloads[0]?.text();
  expect(text).toContain('thursday, simple split');
  expect(text).toContain('It ignores time windows and may overload vans.');
});

it('a plan file of a simple split says so, and keeps the title of the day', async () => {
  const { press } = await setUp(4, { name: 'own', isSimple: true });
  await press('Plan file');
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('thursday.plan.json');
  expect(await downloads[0]?.text()).toMatch(/"isSimple":true.*"thursday\.csv"/);
});

it('exports are not offered for a day without stops', async () => {
  await setUp(0);
  for (const name of ['CSV', 'Excel', 'GPX', 'GeoJSON', 'Plan file', 'Driver sheets']) {
    expect(button(name)).toBeDisabled();
  }
});

it.each([
  [4, 'Link copied. It holds the stops themselves.', 'done'],
  [500, 'Too long for a link. Export a plan file instead.', 'warning'],
])('the link of %d stops: %s', async (stops, words, tone) => {
  const { press, actions } = await setUp(stops);
  await press('Copy link');
  await waitFor(() => expect(actions.note).toHaveBeenCalledWith({ words, tone, undo: false }));
  const link = /\/route-optimization#planner=2\.[\w-]+$/;
  if (tone === 'done') expect(await navigator.clipboard.readText()).toMatch(link);
});

it('the link is shown, selected, where the browser does not copy it', async () => {
  const { press, actions, dialog } = await setUp();
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('no'));
  await press('Copy link');
  await waitFor(() => expect(dialog('planner-link').open).toBe(true));
  const field = screen.getByLabelText<HTMLInputElement>('Link');
  await waitFor(() => expect(field.value).toContain('#planner=2.'));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(actions.note).not.toHaveBeenCalled();
});

it('keeps nothing on the device until told to, and forgets it when told to', async () => {
  const { press, actions, dialog } = await setUp();
  expect(localStorage).toHaveLength(0);
  const openSaved = async (name: string) => {
    await press(name);
    await waitFor(() => expect(dialog('planner-saved')?.open).toBe(true));
    // What it holds is made anew whenever it opens.
    await act(async () => {});
  };
  await openSaved('Save');
  await press('Save on this device');
  expect(screen.getByText('Saved: 4 stops.')).toBeInTheDocument();
  await press('Open the saved day');
  expect(actions.open).toHaveBeenCalledWith('saved');
  expect(dialog('planner-saved').open).toBe(false);
  await openSaved('Saved here');
  await press('Forget');
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByText('Saved here')).toBeNull();
});

it('prints a sheet for each van, and takes them away afterwards', async () => {
  const { press } = await setUp(5);
  window.print = vi.fn();
  await press('Driver sheets');
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  const driverSheets = [...document.querySelectorAll('.driver-sheet-page')].map((driverSheet) => [
    driverSheet.querySelector('h2')?.textContent,
    driverSheet.querySelectorAll('tbody tr').length,
  ]);
  expect(driverSheets).toEqual([
    ['VAN 01', 3],
    ['VAN 02', 2],
  ]);
  expect(document.title).toBe('thursday.csv, driver sheets');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.driver-sheets')).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(document.querySelector('.driver-sheets')).toBeNull();
});
