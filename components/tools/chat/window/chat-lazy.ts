import './chat.css';

export { ChatCount, ChatNews } from './chat-count';
export { ChatWindow } from './chat-window';
