/**
 * The place of the chat assistant (SPEC 2, Chat assistant), last in the body so that its window
 * comes last in the tab order. It stays empty until the assistant exists: no script, and no button
 * that opens nothing.
 */
export function ChatSlot() {
  return <div id="chat-assistant" data-slot="chat" />;
}
