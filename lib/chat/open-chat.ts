/** Opens the chat where it is closed; nothing where the page has none. */
export function openChat(): void {
  document.querySelector<HTMLButtonElement>('.chat-toggle:not([aria-expanded="true"])')?.click();
}
