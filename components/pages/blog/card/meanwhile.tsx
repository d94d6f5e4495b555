import { TitledSection } from '@/components/ui/section/section';
import type { PostCard } from '@/lib/blog/post-card';
import { PostGrid } from './post-grid';

interface MeanwhileProps {
  title: string;
  posts: readonly PostCard[];
}

/** Articles on a page that has nothing of its own to list yet. */
export const Meanwhile = ({ title, posts }: MeanwhileProps) => (
  <TitledSection labelledBy="meanwhile" title={title}>
    <div className="mt-8">
      <PostGrid posts={posts} />
    </div>
  </TitledSection>
);
