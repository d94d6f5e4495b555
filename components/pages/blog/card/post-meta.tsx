interface PostMetaProps {
  author: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes. */
  readTime: number;
}

/** Who wrote a post, when, and how long it takes to read. */
export function PostMeta({ author, date, readTime }: PostMetaProps) {
  return (
    <p className="post-meta type-small text-ink-3">
      <span>{author}</span>
      <time dateTime={date}>{date}</time>
      <span>{readTime} min read</span>
    </p>
  );
}
