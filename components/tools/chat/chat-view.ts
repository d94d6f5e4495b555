/** How much of the chat shows. */
export type ChatView = 'closed' | 'open' | 'minimized';

/** What the window is told, and its title bar with it. */
export interface ChatWindowProps {
  view: Exclude<ChatView, 'closed'>;
  show: (view: ChatView, returnFocus?: boolean) => void;
}
