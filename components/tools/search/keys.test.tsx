import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentSearches } from '@/lib/search/recent';
import { active, field, key, start } from '@/tests/support/search-view';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

describe('keys', () => {
  it('step into the sections of a place where the caret is behind the words, and back', async () => {
    await start('time');
    field().setSelectionRange(1, 1);
    expect(key('ArrowRight')).toBe(true);
    field().setSelectionRange(4, 4);
    expect(key('ArrowRight')).toBe(false);
    expect(active()).toHaveTextContent(/^Time$/);
    key('ArrowLeft');
    expect(active()).toHaveTextContent('Plan');
    expect(key('ArrowLeft')).toBe(true);
  });

  it('open the active row, keep the words and make way', async () => {
    const { followed, onClose } = await start('time');
    key('ArrowRight');
    key('Enter');
    expect(followed).toEqual(['/plan#Time']);
    expect(recentSearches()).toEqual(['time']);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it.each(['ctrlKey', 'metaKey'])('open it in a new tab with %s, and stay', async (modifier) => {
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    const { onClose } = await start('time');
    key('Enter', { [modifier]: true });
    expect(opened).toHaveBeenCalledWith('http://localhost:3000/plan', '_blank', 'noopener');
    expect(recentSearches()).toEqual(['time']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('take back the words first: Escape leaves an empty field to the dialog', async () => {
    await start('time');
    expect(key('Escape')).toBe(false);
    expect(field()).toHaveValue('');
    expect(key('Escape')).toBe(true);
  });
});
