import type { Page } from '@playwright/test';
import { changeData } from '../support/device';
import { takenOver } from '../support/taken-over';
import { expect, test } from '../support/test';

test.use({
  bypassCSP: true,
  expectedConsole: [/Minified React error|A planted fault|InvalidCharacterError|hydrat|uncaught/i],
});

interface Broken {
  component: string;
  name: string;
  /** What says that it failed; nothing where nothing need be said. */
  says?: RegExp;
}

const plain = /does not work right now/;
const form = /This form does not work right now\. Write to/;

const article = '/blog/electric-vans-in-winter';
const guide = '/support/articles/billing-guide';

/** The islands of a page, inner ones first. Those around every page stand in the list of the home page. */
const islands: Record<string, readonly Broken[]> = {
  '/': [
    { component: 'SignUpForm', name: 'sign-up', says: form },
    { component: 'ServicesTabs', name: 'services', says: plain },
    { component: 'Carousel', name: 'industries', says: plain },
    { component: 'LanguageTooltip', name: 'languages', says: plain },
    { component: 'TestimonialSlider', name: 'testimonials', says: plain },
    { component: 'CardLoader', name: 'planner card', says: plain },
    { component: 'DemoScheduler', name: 'calendar', says: /The calendar does not work right now/ },
    { component: 'JobBoard', name: 'feature list' },
    { component: 'MainMenu', name: 'menu' },
    { component: 'HeaderScroll', name: 'header' },
    { component: 'ThemeSwitch', name: 'theme' },
    { component: 'SearchOpener', name: 'search', says: /The search does not work right now/ },
    { component: 'ChatToggle', name: 'chat', says: /The chat does not work right now/ },
    { component: 'PageWatch', name: 'measures' },
    { component: 'PageLinks', name: 'links' },
  ],
  '/pricing': [{ component: 'SavingsCalculator', name: 'savings calculator', says: plain }],
  '/success-stories': [{ component: 'RoiCalculator', name: 'ROI calculator', says: plain }],
  '/contact': [{ component: 'ContactForm', name: 'contact form', says: form }],
  '/route-optimization': [{ component: 'PlannerLoader', name: 'planner', says: plain }],
  '/blog': [
    { component: 'BlogSearch', name: 'blog search', says: /The search does not work right now/ },
    { component: 'BlogView', name: 'blog list', says: plain },
    { component: 'NewsletterForm', name: 'newsletter', says: form },
  ],
  [article]: [
    { component: 'ShareButton', name: 'share', says: /Sharing does not work right now/ },
    { component: 'SaveButton', name: 'save', says: /Saving does not work right now/ },
    { component: 'ReadingProgress', name: 'reading progress' },
    { component: 'ReadingPlace', name: 'reading place' },
  ],
  '/support': [
    { component: 'DeskLoader', name: 'help search', says: /Search and filters do not work/ },
  ],
  [guide]: [
    { component: 'HelpfulVote', name: 'helpful vote', says: plain },
    { component: 'CopyAddress', name: 'copy link', says: /Copying does not work right now/ },
    { component: 'ReadToEnd', name: 'guide read' },
  ],
  '/api-docs': [
    { component: 'EndpointNav', name: 'endpoint list', says: plain },
    { component: 'HashTabs', name: 'API tabs', says: plain },
    { component: 'Copying', name: 'copy buttons' },
  ],
  '/integrations': [
    { component: 'CatalogFilter', name: 'catalog filter', says: /Search and filter do not work/ },
    { component: 'RequestLoader', name: 'request form', says: form },
  ],
  '/testimonials': [{ component: 'Carousel', name: 'testimonials', says: plain }],
  '/offline': [{ component: 'SavedPages', name: 'saved pages', says: plain }],
};

const lengthOfMain = async (page: Page) => (await page.locator('main').textContent())?.length ?? 0;

async function expectToNavigate(page: Page) {
  await page.locator('footer a[href="/privacy-policy"]').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i);
}

/** Has a page's data name components that are not there: React throws as it starts those islands. */
const spoil = (page: Page, components: readonly string[]) =>
  changeData(
    page,
    components.map((name) => [`(\\n[0-9a-f]+:|I\\[[^\\]]*\\],)"${name}"`, '$1"Missing"']),
  );

for (const [path, all] of Object.entries(islands)) {
  test(`${path}: where islands throw as they start, the rest works`, async ({ page }) => {
    // An island within another one starts only where the outer one does.
    for (const round of [0, 1]) {
      const broken = all.filter((_, index) => index % 2 === round);
      if (broken.length === 0) continue;
      await spoil(
        page,
        broken.map(({ component }) => component),
      );
      await page.goto(path, { waitUntil: 'load' });
      expect(await page.evaluate('unchanged')).toEqual([]);
      const words = await lengthOfMain(page);
      await takenOver(page);
      await expect(page.locator('main h1')).toBeVisible();
      const alerts = page.getByRole('alert', { includeHidden: true });
      for (const { says } of broken) {
        if (says) await expect(alerts.filter({ hasText: says }).first()).toBeAttached();
      }
      const told = broken.filter(({ says }) => says).length;
      await expect(alerts.filter({ hasText: /not work right now/ })).toHaveCount(told);
      expect(await lengthOfMain(page)).toBeGreaterThan(0.98 * words);
      await expectToNavigate(page);
    }
  });
}

interface BoundaryFiber {
  pendingProps: { name?: string; children: unknown };
  memoizedProps: BoundaryFiber['pendingProps'] | null;
  alternate: BoundaryFiber | null;
  child: BoundaryFiber | null;
  sibling: BoundaryFiber | null;
  tag: number;
  stateNode: { forceUpdate(): void } & Record<string, unknown>;
}

/** Finds the boundary of a name among React's own notes. Runs in the page, before the others. */
function addFinder() {
  const find = (name: string, fiber: BoundaryFiber | null): BoundaryFiber | undefined => {
    for (let one = fiber; one; one = one.sibling) {
      if (one.tag === 1 && one.memoizedProps?.name === name) return one;
      const inside = find(name, one.child);
      if (inside) return inside;
    }
    return undefined;
  };
  Object.assign(window, {
    boundaryOf(name: string) {
      const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'));
      const boundary = find(name, root?.[1].stateNode.current);
      if (!boundary) throw new Error(`There is no boundary '${name}'.`);
      return boundary;
    },
  });
}

type WithFinder = typeof window & { boundaryOf(name: string): BoundaryFiber };

/** Updates what stands in a boundary, and lets that throw. Puts the focus there before, if it can. */
const throwAtUpdate = (page: Page, name: string) =>
  page.evaluate((island) => {
    const boundary = (window as WithFinder).boundaryOf(island);
    const box = document.querySelector(`[data-island="${island}"]`);
    const fields = box?.querySelectorAll<HTMLElement>('input, textarea, select, button, a') ?? [];
    const focused = [...fields].some((field) => {
      field.focus({ preventScroll: true });
      return document.activeElement === field;
    });
    const children = {
      $$typeof: Symbol.for('react.transitional.element'),
      type() {
        throw new Error('A planted fault');
      },
      key: null,
      props: {},
    };
    for (const one of [boundary, boundary.alternate]) {
      if (!one) continue;
      one.pendingProps = { ...one.pendingProps, children };
      one.memoizedProps = one.pendingProps;
    }
    boundary.stateNode.forceUpdate();
    return focused;
  }, name);

/** Has each handler inside a boundary throw, and dispatches its events. Returns how many threw. */
const throwAtEvents = (page: Page, name: string) =>
  page.evaluate((island) => {
    interface Host {
      tag: number;
      child: Host | null;
      sibling: Host | null;
      stateNode: Element & Record<string, Record<string, unknown>>;
    }
    let thrown = 0;
    const visit = (fiber: Host | null) => {
      for (let one = fiber; one; one = one.sibling) {
        const key =
          one.tag === 5 && Object.keys(one.stateNode).find((k) => /^__reactProps/.test(k));
        const props = key ? one.stateNode[key] : {};
        for (const event of Object.keys(props ?? {}).filter((prop) => /^on[A-Z]/.test(prop))) {
          if (!props || typeof props[event] !== 'function') continue;
          props[event] = () => {
            thrown += 1;
            throw new Error('A planted fault');
          };
          // React's names: a change of a text is the browser's input event, a focus bubbles as focusin.
          const type = event.slice(2).toLowerCase();
          const native = { focus: 'focusin', blur: 'focusout', change: 'input' }[type] ?? type;
          for (const kind of new Set([native, type])) {
            one.stateNode.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
          }
        }
        visit(one.child);
      }
    };
    visit((window as WithFinder).boundaryOf(island).child as unknown as Host);
    return thrown;
  }, name);

for (const [path, all] of Object.entries(islands)) {
  test(`${path}: where islands throw at events and updates, the rest works`, async ({ page }) => {
    await page.addInitScript(addFinder);
    await page.goto(path);
    const main = page.locator('main');
    const before = await main.textContent();
    let thrown = 0;
    for (const { name } of all) thrown += await throwAtEvents(page, name);
    // These have no handler before somebody comes near.
    const withoutHandlers = ['/route-optimization', '/offline'].includes(path);
    expect(thrown > 0).toBe(!withoutHandlers);
    expect(await main.textContent()).toBe(before);

    const words = await lengthOfMain(page);
    for (const { name, says } of all) {
      const focused = await throwAtUpdate(page, name);
      if (says) {
        await expect(
          page.locator('[role="alert"]').filter({ hasText: says }).last(),
        ).toBeAttached();
      }
      const kept = page.locator(`[data-island="${name}"]`);
      if (focused) await expect(kept.locator(':focus')).toBeAttached();
      await expect.poll(() => lengthOfMain(page)).toBeGreaterThan(0.98 * words);
    }
    await expectToNavigate(page);
  });
}

/** Has every listener and observer throw that is neither React's nor the framework's, once `failing` is set. */
function spoilListeners() {
  const state = Object.assign(window, { failing: false, thrown: 0 });
  const failing =
    <Arguments extends unknown[]>(listener: (...args: Arguments) => void) =>
    (...args: Arguments) => {
      if (!state.failing) return listener(...args);
      state.thrown += 1;
      throw new Error('A planted fault');
    };
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // React's listeners are bound, the framework's follows the history.
    const spoilt =
      typeof listener === 'function' && !/^bound/.test(listener.name) && type !== 'popstate'
        ? failing(listener.bind(this))
        : listener;
    addEventListener.call(this, type, spoilt, options);
  };
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(failing(callback), options);
    }
  };
}

for (const path of ['/', article, guide, '/api-docs']) {
  test(`${path}: where listeners and observers throw, it leads on`, async ({ page }) => {
    await page.addInitScript(spoilListeners);
    await page.goto(path);
    const words = await page.locator('main').textContent();
    await page.evaluate(() => Object.assign(window, { failing: true }));
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 4000);
    await page.keyboard.press('Control+k');
    await page.locator('main').dispatchEvent('click');
    await expect.poll(() => page.evaluate('thrown')).toBeGreaterThan(1);
    expect(await page.locator('main').textContent()).toBe(words);
    await expectToNavigate(page);
  });
}

test('where the planner fails, its button does not stay', async ({ page }) => {
  await spoil(page, ['PlannerLoader']);
  await page.goto('/route-optimization', { waitUntil: 'load' });
  await expect(page.getByRole('alert').filter({ hasText: plain })).toBeAttached();
  await expect(page.getByText('Open the planner')).toBeHidden();
});

for (const [where, spoilt, shell] of [
  ['the page', /\["\$","section"/, true],
  ['the document', /"ViewportBoundary"/, false],
] as const) {
  test(`where ${where} itself throws, there is a way to load it anew`, async ({ page }) => {
    await page.route(
      (url) => url.pathname === '/pricing',
      async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        expect(spoilt.test(html)).toBe(true);
        const body = html.replace(spoilt, (text) => text.replace(/section|Viewport/, 'Missing/'));
        await route.fulfill({ response: answer, body });
      },
      { times: 1 },
    );
    await page.goto('/pricing', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    if (shell) await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pricing/);
  });
}
