import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, press } from '@/tests/support/screen';

const toggle = () => button('Chat assistant');
const isAway = () => toggle().hasAttribute('data-away');

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

// Modules anew for each test: the conversation outlives every component.
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  const { ChatToggle } = await import('@/components/tools/chat/chat-toggle.client');
  await import('@/components/tools/chat/window/chat-lazy');
  scrollTo(0);
  render(<ChatToggle />);
});

describe('the button', () => {
  it('gives way after 24 px down, counted from where the reader turned', () => {
    scrollTo(500);
    expect(isAway()).toBe(true);
    scrollTo(470);
    expect(isAway()).toBe(false);
    scrollTo(400);
    scrollTo(424);
    expect(isAway()).toBe(false);
    scrollTo(425);
    expect(isAway()).toBe(true);
  });

  it('comes back at the end of the page, which begins with its last control', () => {
    scrollTo(2119);
    expect(isAway()).toBe(true);
    scrollTo(2121);
    expect(isAway()).toBe(false);
  });

  it('is back when the window closes, so that it can have the focus', async () => {
    fireEvent.click(toggle());
    await screen.findByRole('region');
    scrollTo(500);
    await press('Minimize chat');
    expect(isAway()).toBe(false);
    expect(toggle()).toHaveFocus();
  });
});
