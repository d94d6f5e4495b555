/** The paragraphs of a part of a story. */
export function CaseWords({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="mt-6 grid max-w-160 gap-5 type-lead">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
