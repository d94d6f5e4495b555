import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServicesTabs } from '@/components/pages/home/services/services-tabs.client';
import { services } from '@/content/home/services';

const tabs = services.map(({ id, title }) => ({ id, title, dash: '' }));
const element = (
  <ServicesTabs
    label="Services"
    tabs={tabs}
    heading={<h2>Plan it</h2>}
    panels={services.map(({ id, description }) => (
      <p key={id}>
        {description} <a href="/">Explore More</a>
      </p>
    ))}
  />
);

function windowIs(wide: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

const selected = () => screen.getByRole('tab', { selected: true });
const shown = () => screen.getAllByRole('tabpanel').filter((panel) => !('off' in panel.dataset));

describe('services tabs', () => {
  beforeEach(() => windowIs(true));

  it('start on the first service', () => {
    render(element);
    expect(selected()).toHaveTextContent('Fleet Management');
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveAccessibleName('Fleet Management');
  });

  it('name the list, its direction and what each tab controls', () => {
    render(element);
    const list = screen.getByRole('tablist', { name: 'Services' });
    expect(list).toHaveAttribute('aria-orientation', 'vertical');
    for (const tab of screen.getAllByRole('tab')) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      expect(panel).toHaveAttribute('aria-labelledby', tab.id);
      expect(panel).not.toHaveAttribute('tabindex');
    }
  });

  it('keep one tab in the tab order', async () => {
    render(element);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Fleet Management' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getAllByRole('link', { name: 'Explore More' })[0]).toHaveFocus();
  });

  it('follow arrows, Home and End, around the ends', async () => {
    render(element);
    await userEvent.tab();
    const keys = {
      '{ArrowDown}': 'Delivery Management',
      '{End}': 'Route Optimization',
      '{Home}': 'Fleet Management',
      '{ArrowUp}': 'Route Optimization',
    };
    for (const [key, title] of Object.entries(keys)) {
      await userEvent.keyboard(key);
      expect(selected()).toHaveTextContent(title);
      expect(selected()).toHaveFocus();
      expect(selected()).toHaveAttribute('tabindex', '0');
      expect(shown()[0]).toHaveAccessibleName(title);
    }
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(selected()).toHaveTextContent('Fleet Management');
  });

  it('lie in a row on narrow windows, and the keys with them', async () => {
    windowIs(false);
    render(element);
    expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(selected()).toHaveTextContent('Fleet Management');
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toHaveTextContent('Delivery Management');
  });

  it('change by click, and do not leave the page', async () => {
    render(element);
    await userEvent.click(screen.getByRole('tab', { name: 'Route Optimization' }));
    expect(selected()).toHaveTextContent('Route Optimization');
    expect(location.hash).toBe('');
  });

  it('send every panel in the document, hidden by no attribute', () => {
    const html = renderToStaticMarkup(element);
    for (const { description } of services) expect(html).toContain(description);
    expect(html).not.toMatch(/ hidden| inert|display:/);
    for (const { id } of services) expect(html).toContain(`href="#${id}-panel"`);
  });
});
