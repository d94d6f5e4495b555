import { ChatToggle } from '@/components/tools/chat/chat-toggle.client';
import { routes } from '@/lib/routes';

/**
 * The chat assistant, last in the body so that its window comes last in the tab order.
 * Without script it stays away: the contact page is in every menu.
 */
export function ChatSlot() {
  return <ChatToggle otherwise={routes.contact} />;
}
