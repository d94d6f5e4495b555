import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { industries, tab, tabs, titles, trades } from '@/tests/support/carousel-views';
import { textsOf } from '@/tests/support/screen';

vi.mock('@/components/tools/carousel/slide-motion', () => ({
  slideAcross: () => () => {},
  loadMotion: async () => {},
}));

beforeEach(() => void vi.useFakeTimers());

describe('the industries', () => {
  beforeEach(() => void render(trades));

  it('follow the tabbed carousel of the W3C', () => {
    const group = screen.getByRole('group', { name: 'Trades' });
    expect(group).toHaveAttribute('aria-roledescription', 'carousel');
    const list = within(group).getByRole('tablist', { name: 'Trades' });
    expect(list).toHaveAttribute('aria-orientation', 'vertical');
    expect(textsOf('tab')).toEqual(titles);
    for (const [index, item] of tabs().entries()) {
      const panel = document.getElementById(item.getAttribute('aria-controls') ?? '');
      expect(panel).toHaveAttribute('role', 'tabpanel');
      expect(panel).toHaveAttribute('aria-roledescription', 'slide');
      expect(panel).toHaveAttribute('aria-labelledby', item.id);
      expect(panel?.parentElement).toHaveAttribute('aria-live', 'polite');
      expect(panel?.querySelector('h3')).toHaveTextContent(
        industries[index]?.slide.heading ?? 'a trade',
      );
    }
    expect(
      screen.getAllByRole('tabpanel').map((panel) => panel.querySelector('a')?.pathname),
    ).toEqual(industries.map(({ href }) => href));
    expect(tabs().map((item) => item.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  });

  it('move the focus by keys and are picked by Space', () => {
    tab('Trade 1').focus();
    for (const [key, focused, picked = 'Trade 1'] of [
      ['ArrowUp', 'Trade 5'],
      ['ArrowDown', 'Trade 1'],
      ['ArrowDown', 'Trade 2'],
      [' ', 'Trade 2', 'Trade 2'],
      ['End', 'Trade 5', 'Trade 2'],
      ['Home', 'Trade 1', 'Trade 2'],
    ] as const) {
      fireEvent.keyDown(document.activeElement as Element, { key });
      expect(tab(focused)).toHaveFocus();
      expect(textsOf('tab', { selected: true })).toEqual([picked]);
    }
  });
});
