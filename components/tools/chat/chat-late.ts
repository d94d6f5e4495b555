/** All of the chat but its button. */
export { ChatCount, ChatNews } from './chat-unseen';
export { ChatWindow } from './chat-window';
