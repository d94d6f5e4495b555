import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { downloads, setUp } from '@/tests/support/planner-files-view';

describe('exports', () => {
  it.each([
    ['CSV', 'thursday.csv', /^\ufeff?name,latitude/],
    ['GPX', 'thursday.gpx', /^<\?xml/],
    ['GeoJSON', 'thursday.geojson', /"FeatureCollection"/],
  ])('%s is made on the device', async (button, name, text) => {
    const { user, acts } = await setUp();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]?.name).toBe(name);
    expect(await downloads[0]?.text()).toMatch(text);
    expect(acts.note).toHaveBeenCalledWith(expect.objectContaining({ tone: 'done' }));
  });

  it('are not offered for a day without stops', async () => {
    await setUp(0);
    for (const name of ['CSV', 'GPX', 'GeoJSON', 'Driver sheets']) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
    }
  });
});

describe('the link', () => {
  it('is copied, and says what it holds', async () => {
    const { user, acts } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const note = {
      words: 'Link copied. It holds the stops themselves.',
      tone: 'done',
      undo: false,
    };
    await waitFor(() => expect(acts.note).toHaveBeenCalledWith(note));
    const link = await navigator.clipboard.readText();
    expect(link).toMatch(/\/route-optimization#planner=1\.[\w-]+$/);
  });

  it('is shown, selected, where the browser does not copy it', async () => {
    const { user, acts, dialog } = await setUp();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(dialog('planner-link').open).toBe(true));
    const field = screen.getByLabelText<HTMLInputElement>('Link');
    await waitFor(() => expect(field.value).toContain('#planner=1.'));
    expect(field.selectionEnd).toBe(field.value.length);
    expect(acts.note).not.toHaveBeenCalled();
  });

  it('is none for 61 stops, and says what to do', async () => {
    const { user, acts } = await setUp(61);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const words = 'Too long for a link. Export GeoJSON instead.';
    await waitFor(() =>
      expect(acts.note).toHaveBeenCalledWith({ words, tone: 'warning', undo: false }),
    );
  });
});

it('keeps nothing on the device until told to, and forgets it when told to', async () => {
  const { user, acts, dialog } = await setUp();
  expect(localStorage).toHaveLength(0);
  const openSaved = async () => {
    await user.click(screen.getByRole('button', { name: /^Saved? ?(here)?$/ }));
    await waitFor(() => expect(dialog('planner-saved')?.open).toBe(true));
    // What it holds is made anew whenever it opens.
    await act(async () => {});
  };
  await openSaved();
  await user.click(await screen.findByRole('button', { name: 'Save on this device' }));
  expect(screen.getByText('Saved: 4 stops.')).toBeInTheDocument();
  expect(screen.getByText('Saved here')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open the saved day' }));
  expect(acts.open).toHaveBeenCalledWith('saved');
  expect(dialog('planner-saved').open).toBe(false);
  await openSaved();
  await user.click(screen.getByRole('button', { name: 'Forget' }));
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByText('Saved here')).toBeNull();
});

it('prints a sheet for each van, and takes them away afterwards', async () => {
  const { user } = await setUp(5);
  window.print = vi.fn();
  await user.click(screen.getByRole('button', { name: 'Driver sheets' }));
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
  const sheets = [...document.querySelectorAll('.planner-sheet-page')];
  expect(sheets.map((sheet) => sheet.querySelector('h2')?.textContent)).toEqual([
    'VAN 01',
    'VAN 02',
  ]);
  expect(sheets.map((sheet) => sheet.querySelectorAll('tbody tr').length)).toEqual([3, 2]);
  expect(document.title).toBe('thursday.csv, driver sheets');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.planner-sheets')).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(document.querySelector('.planner-sheets')).toBeNull();
});
