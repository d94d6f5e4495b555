export type ChatView = 'closed' | 'open' | 'minimized';

export interface ChatWindowProps {
  view: Exclude<ChatView, 'closed'>;
  show: (view: ChatView, returnFocus?: boolean) => void;
}
