import { Button } from '@/components/ui/button/button';
import { type BlogChoice, blogAddress } from '@/lib/blog/address';
import { pageFrom } from '@/lib/blog/page-window';
import { pageSize } from '@/lib/blog/post-card';
import { findPosts } from '@/lib/blog/search';
import { counted } from '@/lib/words/count';
import { BlogPages } from './blog-pages';
import type { Posts } from './use-posts';

interface BlogResultsProps extends Posts {
  /** How many there are while nothing is chosen. */
  words: string;
  choice: BlogChoice;
  saved: readonly string[];
  onGo: (address: string) => void;
}

/** The cards of a search, a category or a later page, as soon as the posts have come. */
export function BlogResults(props: BlogResultsProps) {
  const { posts, Grid, failed, retry, words, choice, saved, onGo } = props;
  const { search, category, page } = choice;
  const found = posts ? findPosts(posts, choice, saved) : [];
  const total = Math.ceil(found.length / pageSize);
  const current = pageFrom(page, total);
  const count = counted(found.length, 'article');
  const all = search ? `${count} in all categories` : category ? count : words;
  const waiting = !posts && !failed;
  return (
    <>
      <p role="status" className="type-small text-ink-2">
        {total > 0 ? all : waiting && 'Fetching the list…'}
      </p>
      {waiting && <div className="col-span-full min-h-48" />}
      {failed && (
        <Empty
          text="The list did not arrive. Every title also stands in the archive below."
          label="Try again"
          onClick={retry}
        />
      )}
      {posts && total === 0 && (
        <Empty
          text="No articles found"
          label="Reset Filters"
          onClick={() => onGo(blogAddress({}))}
        />
      )}
      {Grid && total > 0 && (
        <Grid posts={found.slice((current - 1) * pageSize, current * pageSize)} />
      )}
      <BlogPages choice={choice} current={current} total={total} />
    </>
  );
}

interface EmptyProps {
  text: string;
  label: string;
  onClick: () => void;
}

const Empty = ({ text, label, onClick }: EmptyProps) => (
  <div className="blog-empty col-span-full grid min-h-48 content-center gap-5 rule-y border-line">
    <p role="alert" className="type-h4">
      {text}
    </p>
    <Button variant="outline" className="justify-self-start" onClick={onClick}>
      {label}
    </Button>
  </div>
);
