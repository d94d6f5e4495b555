import { Newsletter } from '@/components/tools/newsletter/newsletter';
import { blogAddress } from '@/lib/blog/address';

interface ArticleAsideProps {
  tags: readonly string[];
  /** Heading of the newsletter. */
  letter: string;
  email: string;
}

/** An article's tags, each a search of the list, and the newsletter. */
export function ArticleAside({ tags, letter, email }: ArticleAsideProps) {
  return (
    <aside aria-label="Tags and newsletter" className="article-aside">
      <h2 className="type-h5">Tags</h2>
      <ul className="article-tags type-label">
        {tags.map((tag) => (
          <li key={tag}>
            <a href={`${blogAddress({ search: tag })}#articles`}>{tag}</a>
          </li>
        ))}
      </ul>
      <h2 className="type-h5">{letter}</h2>
      <Newsletter id="letter" required={false} email={email} />
    </aside>
  );
}
