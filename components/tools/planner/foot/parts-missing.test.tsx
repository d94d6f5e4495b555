import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setUp } from '@/tests/support/planner-files-view';

vi.mock('./export-parts', () => {
  throw new Error('no connection');
});
vi.mock('../import/import-dialog', () => {
  throw new Error('no connection');
});

it.each(['Bring your own stops', 'CSV'])(
  '%s says so where its part does not come',
  async (name) => {
    const { press, actions } = await setUp();
    await press(name);
    const words = 'A part of the planner did not load. Check the connection and try again.';
    await waitFor(() =>
      expect(actions.note).toHaveBeenCalledWith({ words, tone: 'warning', undo: false }),
    );
    expect(document.querySelector('dialog')).toBeNull();
  },
);
