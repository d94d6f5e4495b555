import { TextLink } from '@/components/ui/link/link';
import { TitledSection } from '@/components/ui/section/section';
import { getPost, postCard } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
import { ShortCards } from './short-cards';

interface MeanwhileProps {
  title: string;
  /** Slugs. */
  posts: readonly string[];
}

/** Articles on a page that has nothing of its own to list yet. */
export const Meanwhile = ({ title, posts }: MeanwhileProps) => (
  <TitledSection
    labelledBy="meanwhile"
    title={title}
    aside={<TextLink href={routes.blog}>Read the blog</TextLink>}
  >
    <ShortCards
      posts={posts.map((slug) => postCard(getPost(slug)))}
      className="mt-8 md:grid-cols-3"
    />
  </TitledSection>
);
