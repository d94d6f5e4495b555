/** Opens the chat by its button, where it is not open yet; nothing where the page has none. */
export function openChat(): void {
  document.querySelector<HTMLButtonElement>('.chat-toggle:not([aria-expanded="true"])')?.click();
}
