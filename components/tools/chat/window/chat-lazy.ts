import './chat.css';

export { ChatCount, ChatNews, ChatWindow } from './chat-window';
