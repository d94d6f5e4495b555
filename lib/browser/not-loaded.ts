import { keepTyped } from './typed-fields';

const places = {
  chat: { insetBlockEnd: '80px' },
  menu: { insetBlockStart: '84px' },
  search: { insetBlockStart: '84px' },
};

/**
 * Shows that a part of the page did not load and offers to reload, with what was typed; `words`
 * reopen the search. Without a network a reload would lose the page.
 */
export function showNotLoaded(part: keyof typeof places, words?: string): void {
  const { onLine } = navigator;
  const note = document.createElement('p');
  note.role = 'alert';
  note.popover = 'auto';
  // Utilities only: a style sheet would weigh on every page, and this is rarely shown.
  note.className = 'rounded-control bg-ink px-5 py-3 type-small text-paper';
  Object.assign(note.style, { inset: 'auto', insetInlineEnd: '12px', ...places[part] });
  note.ontoggle = (event) => (event as ToggleEvent).newState === 'closed' && note.remove();
  document.body.append(note);
  note.showPopover?.();
  const add = (name: 'span' | 'button', text: string) => {
    const element = document.createElement(name);
    element.textContent = text;
    note.append(element);
    return element;
  };
  add('span', `The ${part} did not load${onLine ? '' : ': there is no network'}.`);
  if (!onLine) return;
  const button = add('button', 'Reload the page');
  button.className = 'ms-2 underline';
  button.onclick = () => {
    keepTyped();
    if (words === undefined) return window.location.reload();
    const address = new URL(window.location.href);
    address.searchParams.set('search', words);
    address.hash = '';
    window.location.replace(address);
  };
}
