import './typing-stops.css';

/** Three stops on a line while an answer is on its way. */
export function TypingStops() {
  return (
    <div className="chat-message chat-bot">
      <span className="sr-only">The assistant is typing</span>
      <svg aria-hidden="true" width="44" height="12" fill="var(--color-edge)" className="mt-1 mb-1">
        <path stroke="var(--color-edge)" strokeWidth="2" d="M6 6h32" />
        <circle className="chat-stop chat-stop-start" cx="6" cy="6" r="5" />
        <circle className="chat-stop chat-stop-middle" cx="22" cy="6" r="5" />
        <circle className="chat-stop chat-stop-end" cx="38" cy="6" r="5" />
      </svg>
    </div>
  );
}
