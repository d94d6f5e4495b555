import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { EndpointNav } from '@/components/pages/api-docs/endpoint-nav.client';
import { HashTabs } from '@/components/pages/api-docs/hash-tabs.client';

const inner = (
  <HashTabs
    look="pill"
    label="Language"
    tabs={[
      { id: 'curl', title: 'cURL', holds: ['examples'] },
      { id: 'python', title: 'Python' },
    ]}
    panels={[
      <h3 key="a" id="curl">
        a
      </h3>,
      <h3 key="b" id="python">
        b
      </h3>,
    ]}
  />
);
const element = (
  <HashTabs
    look="page"
    label="Parts"
    aside={<EndpointNav label="Endpoints" endpoints={[{ id: 'list', title: 'List things' }]} />}
    tabs={[
      { id: 'overview', title: 'Overview' },
      { id: 'endpoints', title: 'Endpoints', holds: ['list'] },
      { id: 'examples', title: 'Examples', holds: ['curl', 'python'] },
    ]}
    panels={[
      <h2 key="a" id="overview">
        All of it
      </h2>,
      <div key="b">
        <h2 id="endpoints">Calls</h2>
        <details id="list">
          <summary>List</summary>
        </details>
      </div>,
      <div key="c">
        <h2 id="examples">Code</h2>
        {inner}
      </div>,
    ]}
  />
);

const selected = (list: string) =>
  [...screen.getByRole('tablist', { name: list }).children]
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.textContent);
const tab = (name: string) => screen.getByRole('tab', { name });

async function goTo(hash: string) {
  await act(async () => {
    window.location.hash = hash;
    await new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
  });
}

describe('tabs that the address names', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    Element.prototype.scrollIntoView = () => {};
  });

  it('start on the first, each with its panel', () => {
    render(element);
    expect(selected('Parts')).toEqual(['Overview']);
    for (const each of screen.getAllByRole('tab')) {
      const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
      expect(panel).toHaveAttribute('role', 'tabpanel');
      expect(panel).toHaveAttribute('aria-labelledby', each.id);
      expect(panel).toHaveAttribute('tabindex', '0');
      expect('off' in (panel?.dataset ?? {})).toBe(each.getAttribute('aria-selected') === 'false');
    }
  });

  it('follow the address from the start, and into what a panel holds', () => {
    window.history.replaceState(null, '', '#python');
    render(element);
    expect(selected('Parts')).toEqual(['Examples']);
    expect(selected('Language')).toEqual(['Python']);
  });

  it('take a step of the history by click, which back undoes', async () => {
    render(element);
    await userEvent.click(tab('Examples'));
    await userEvent.click(tab('Python'));
    expect(window.location.hash).toBe('#python');
    expect(selected('Language')).toEqual(['Python']);
    for (const [parts, language] of [
      ['Examples', 'cURL'],
      ['Overview', 'cURL'],
    ]) {
      await act(async () => {
        window.history.back();
        await new Promise((done) => window.addEventListener('popstate', done, { once: true }));
      });
      expect(selected('Parts')).toEqual([parts]);
      expect(selected('Language')).toEqual([language]);
    }
  });

  it('move by keys around the ends, and leave one step in the history', async () => {
    render(element);
    tab('Overview').focus();
    const before = window.history.length;
    for (const [key, title] of [
      ['{ArrowLeft}', 'Examples'],
      ['{ArrowRight}', 'Overview'],
      ['{End}', 'Examples'],
      ['{Home}', 'Overview'],
      ['{ArrowRight}', 'Endpoints'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(selected('Parts')).toEqual([title]);
      expect(tab(title)).toHaveFocus();
      expect(tab(title)).toHaveAttribute('tabindex', '0');
    }
    expect(window.location.hash).toBe('#endpoints');
    expect(window.history.length).toBe(before);
  });

  it('stay where they are when the address names something else', async () => {
    render(element);
    await userEvent.click(tab('Endpoints'));
    await goTo('#main');
    expect(selected('Parts')).toEqual(['Endpoints']);
  });

  it('open a card that the address names, and mark its link', async () => {
    render(element);
    await goTo('#list');
    expect(selected('Parts')).toEqual(['Endpoints']);
    expect(document.getElementById('list')).toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'List things' })).toHaveAttribute(
      'aria-current',
      'location',
    );
  });

  it('send every panel, hidden by no attribute, and links for tabs', () => {
    const html = renderToStaticMarkup(element);
    for (const text of ['All of it', 'Calls', 'Code']) expect(html).toContain(text);
    expect(html).not.toMatch(/ hidden| inert|display:|data-live/);
    expect(html).toContain('href="#endpoints"');
  });
});
