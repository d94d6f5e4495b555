import { Newsletter } from '@/components/tools/newsletter/newsletter';
import { blogAddress } from '@/lib/blog/address';

interface ArticleSideProps {
  tags: readonly string[];
  letter: string;
  email: string;
}

/** An article's tags, each a search of the list, and the newsletter. */
export const ArticleSide = ({ tags, letter, email }: ArticleSideProps) => (
  <aside aria-label="Tags and newsletter" className="article-aside grid gap-3 mt-12 unprinted">
    <h2 className="type-h5">Tags</h2>
    <ul className="flex flex-wrap gap-2 type-label">
      {tags.map((tag) => (
        <li key={tag}>
          <a
            href={`${blogAddress({ search: tag })}#articles`}
            className="tag font-medium bg-sunk underline-offset-4 hover:underline"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
    <h2 className="mt-4 rule-t-bold border-ink pt-5 type-h5">{letter}</h2>
    <Newsletter id="letter" required={false} email={email} />
  </aside>
);
