'use client';

import { Button } from '@/components/ui/button/button';
import { type BlogChoice, blogAddress } from '@/lib/blog/address';
import { pageFrom } from '@/lib/blog/page-window';
import { type PostCard as Post, pageSize } from '@/lib/blog/post-card';
import { findPosts } from '@/lib/blog/search';
import { counted } from '@/lib/words/count';
import { PostGrid } from '../card/post-grid';
import { BlogPages } from './blog-pages';

interface BlogResultsProps {
  posts: readonly Post[];
  /** How many there are while nothing is chosen. */
  words: string;
  choice: BlogChoice;
  saved: readonly string[];
  /** Goes to another address of the list. */
  onGo: (address: string) => void;
}

/** The cards of a search, a category or a later page. Loaded on first use. */
export function BlogResults({ posts, words, choice, saved, onGo }: BlogResultsProps) {
  const found = findPosts(posts, choice, saved);
  const total = Math.ceil(found.length / pageSize);
  const current = pageFrom(choice.page, total);
  const count = counted(found.length, 'article');
  const { search, category } = choice;
  const told = search ? `${count} in all categories` : category ? count : words;
  return (
    <>
      <p role="status" className="type-small text-ink-2">
        {found.length > 0 && told}
      </p>
      {found.length === 0 ? (
        <div className="blog-empty col-span-full grid min-h-48 content-center gap-5 rule-y border-line">
          <p role="alert" className="type-h3">
            No articles found
          </p>
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => onGo(blogAddress({}))}
          >
            Reset Filters
          </Button>
        </div>
      ) : (
        <PostGrid posts={found.slice((current - 1) * pageSize, current * pageSize)} />
      )}
      <BlogPages choice={choice} current={current} total={total} />
    </>
  );
}
