/** What other software does to a page. Each runs in the page, so it names nothing outside itself. */
export const changes: Readonly<Record<string, () => void>> = {
  'takes every third element out': () => {
    let seed = 38;
    for (const element of document.querySelectorAll('main *')) {
      seed = (seed * 48_271) % 2_147_483_647;
      const isSmall = element.querySelectorAll('*').length < 20 && !element.querySelector('h1');
      if (isSmall && !element.matches('h1') && seed % 3 === 0) element.remove();
    }
  },

  'puts its own in': () => {
    const own = (name: string, data: Readonly<Record<string, string>> = {}) => {
      const element = document.createElement(name);
      Object.assign(element.dataset, data);
      element.style.position = 'absolute';
      return element;
    };
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) {
      Object.assign(field.dataset, { gramm: 'false', lastpassIconRoot: '' });
      field.setAttribute('spellcheck', 'false');
      field.after(own('div', { lastpassIconRoot: '' }));
      field.before(own('grammarly-extension', { grammarlyShadowRoot: 'true' }));
    }
    Object.assign(document.body.dataset, { gramm: 'true', newGrCSCheckLoaded: '14.1' });
    document.body.prepend(own('div', { extension: '' }));
    document.body.append(own('grammarly-desktop-integration'), own('iframe'));
    document.documentElement.append(own('com-1password-menu'));
  },

  'paints it dark': () => {
    const root = document.documentElement;
    Object.assign(root.dataset, { darkreaderMode: 'dynamic', darkreaderScheme: 'dark' });
    root.style.setProperty('color-scheme', 'dark');
    const meta = document.createElement('meta');
    meta.name = 'darkreader';
    const style = document.createElement('style');
    style.className = 'darkreader darkreader--fallback';
    style.textContent =
      '[data-darkreader-inline-color]{color:var(--darkreader-inline-color)!important}';
    document.head.prepend(style, meta);
    document.querySelector('link[rel=stylesheet]')?.after(style.cloneNode(true));
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
      element.dataset.darkreaderInlineColor = '';
    }
  },
};
