import type { Further } from '@/lib/chat/conversation';
import './further-places.css';

interface FurtherPlacesProps extends Further {
  /** The classes of a link in an answer. */
  link: string;
}

/** Where the site says more about the reader's words. */
export function FurtherPlaces({ words, places, link }: FurtherPlacesProps) {
  return (
    <div className="chat-further">
      <p className="chat-text">{`On ${words || 'your question'}:`}</p>
      <ul className="chat-text">
        {places.map(({ title, heading, href }) => (
          <li key={href}>
            <a href={href} className={link}>
              {title}
            </a>
            {heading && <span className="chat-place block text-ink-2">{heading}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
