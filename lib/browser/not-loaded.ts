import { keepTyped } from './typed-fields';

/** Under the header, or above the chat's button. */
const places = {
  chat: { insetBlockEnd: '80px' },
  menu: { insetBlockStart: '84px' },
  search: { insetBlockStart: '84px' },
};

/**
 * Says beside the button that asked for a part of the page that its file did not come, as after a new
 * deployment, and offers to load the page anew with what was typed: for the search with the `words`
 * that open it again. Without a network that would lose the page. Stands until somebody presses elsewhere.
 *
 * No component: it is on every page, and its state would weigh more than the note.
 */
export function showNotLoaded(part: keyof typeof places, words?: string): void {
  const { onLine } = navigator;
  const note = document.createElement('p');
  note.role = 'alert';
  note.popover = 'auto';
  // No sheet of its own: it would weigh on every page, and hardly ever shows.
  note.className = 'rounded-control bg-ink px-5 py-3 type-small text-paper';
  Object.assign(note.style, { inset: 'auto', insetInlineEnd: '12px', ...places[part] });
  note.ontoggle = (event) => (event as ToggleEvent).newState === 'closed' && note.remove();
  document.body.append(note);
  note.showPopover?.();
  const say = (name: 'span' | 'button', text: string) => {
    const element = document.createElement(name);
    element.textContent = text;
    note.append(element);
    return element;
  };
  say('span', `The ${part} did not load${onLine ? '' : ': there is no network'}.`);
  if (!onLine) return;
  const button = say('button', 'Reload the page');
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
