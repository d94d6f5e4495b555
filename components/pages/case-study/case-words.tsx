import './case-words.css';

/** The paragraphs of a part of a story. */
export function CaseWords({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="case-words">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
