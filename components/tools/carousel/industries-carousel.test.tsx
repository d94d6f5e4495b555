import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Industries } from '@/components/pages/home/industries/industries';
import { industries, industriesSection } from '@/content/home/industries';

const { slideAcross, end, loadMotion } = vi.hoisted(() => {
  const end = vi.fn();
  return { end, slideAcross: vi.fn(() => end), loadMotion: vi.fn(() => Promise.resolve()) };
});
vi.mock('@/components/tools/carousel/slide-motion', () => ({ slideAcross, loadMotion }));

const section = <Industries id="industries" {...industriesSection} industries={industries} />;
const titles = industries.map(({ title }) => title);

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const selected = () =>
  screen
    .getAllByRole('tab')
    .filter((item) => item.getAttribute('aria-selected') === 'true')
    .map((item) => item.textContent);
const shown = () =>
  [...document.querySelectorAll('[role=tabpanel]:not([data-off])')].map(
    (panel) => panel.querySelector('h3')?.textContent,
  );
const headings = (...indexes: number[]) => indexes.map((index) => industries[index]?.heading);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the industries carousel', () => {
  it('follows the tabbed carousel of the W3C', () => {
    render(section);
    const carousel = screen.getByRole('group', { name: 'Industries We Serve' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const list = within(carousel).getByRole('tablist', { name: 'Industries We Serve' });
    expect(list).toHaveAttribute('aria-orientation', 'vertical');
    const tabs = within(list).getAllByRole('tab');
    expect(tabs.map((item) => item.textContent)).toEqual(titles);
    for (const item of tabs) {
      const panel = document.getElementById(item.getAttribute('aria-controls') ?? '');
      expect(panel).toHaveAttribute('role', 'tabpanel');
      expect(panel).toHaveAttribute('aria-roledescription', 'slide');
      expect(panel).toHaveAttribute('aria-labelledby', item.id);
      expect(panel?.parentElement).toHaveAttribute('aria-live', 'polite');
    }
    expect(tabs.map((item) => item.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  });

  it('steps forward and wraps around five slides', () => {
    render(section);
    const visited = titles.map(() => {
      press('Next industry');
      pass(500);
      return selected();
    });
    expect(visited.flat()).toEqual([...titles.slice(1), titles[0]]);
  });

  it('steps back from the first to the last', () => {
    render(section);
    press('Previous industry');
    pass(500);
    expect(selected()).toEqual(['Employee transport']);
    expect(shown()).toEqual(headings(4));
  });

  it('ignores every further click for 500 ms', () => {
    render(section);
    press('Next industry');
    pass(499);
    press('Next industry');
    press('Previous industry');
    fireEvent.click(tab('Couriers'));
    expect(selected()).toEqual(['Retail']);
    expect(shown()).toEqual(headings(0, 1));
    pass(1);
    expect(shown()).toEqual(headings(1));
    expect(end).toHaveBeenCalledTimes(1);
    fireEvent.click(tab('Couriers'));
    expect(selected()).toEqual(['Couriers']);
    expect(slideAcross).toHaveBeenCalledTimes(2);
  });

  it('does nothing on a click on the active industry', () => {
    render(section);
    fireEvent.click(tab('Restaurants & QSR'));
    expect(slideAcross).not.toHaveBeenCalled();
    fireEvent.click(tab('Retail'));
    expect(selected()).toEqual(['Retail']);
  });

  it('takes on the sheet of the industry in view', () => {
    render(section);
    const carousel = screen.getByRole('group');
    expect(carousel).toHaveClass('bg-madder-sheet');
    fireEvent.click(tab('E-commerce & FMCG'));
    expect(carousel).toHaveClass('bg-cobalt-sheet');
    expect(carousel).not.toHaveClass('bg-madder-sheet');
  });

  it('moves the focus by keys and picks by Space', () => {
    render(section);
    const key = (name: string) =>
      fireEvent.keyDown(document.activeElement as Element, { key: name });
    tab('Restaurants & QSR').focus();
    key('ArrowUp');
    expect(tab('Employee transport')).toHaveFocus();
    key('ArrowDown');
    key('ArrowDown');
    expect(tab('Retail')).toHaveFocus();
    expect(selected()).toEqual(['Restaurants & QSR']);
    key(' ');
    expect(selected()).toEqual(['Retail']);
    key('End');
    expect(tab('Employee transport')).toHaveFocus();
    key('Home');
    expect(tab('Restaurants & QSR')).toHaveFocus();
  });

  it('lets only the pictures in view and next load', () => {
    render(section);
    const far = () =>
      [...document.querySelectorAll('[role=tabpanel]')].map((panel) =>
        panel.hasAttribute('data-far'),
      );
    expect(far()).toEqual([false, false, true, true, true]);
    press('Previous industry');
    expect(far()).toEqual([false, true, true, true, false]);
  });

  it('fetches the animation at the first sign of use', () => {
    render(section);
    expect(loadMotion).not.toHaveBeenCalled();
    fireEvent.focus(tab('Restaurants & QSR'));
    expect(loadMotion).toHaveBeenCalled();
  });

  it('holds all five slides in the server’s HTML', () => {
    const html = renderToString(section);
    for (const { heading } of industries) expect(html).toContain(heading);
    for (const { link } of industries) expect(html).toContain(`href="${link.href}"`);
  });
});
