import './chapter-links.css';

interface ChapterLinksProps {
  label: string;
  chapters: readonly { id: string; title: string }[];
}

/** The contents of a tab. */
export const ChapterLinks = ({ label, chapters }: ChapterLinksProps) => (
  <nav aria-label={label}>
    <ul className="chapter-links">
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="chapter-link">
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
