import './chat.css';

/** All of the chat but its button. */
export { ChatCount, ChatNews } from './chat-count';
export { ChatWindow } from './chat-window';
