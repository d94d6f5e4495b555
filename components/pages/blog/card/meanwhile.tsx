import { NewsletterBand } from '@/components/tools/newsletter/newsletter';
import { TitledSection } from '@/components/ui/section/section';
import { getPost, postCard } from '@/lib/content/posts';
import { ShortCards } from './short-cards';

interface MeanwhileProps {
  title: string;
  /** Slugs. */
  posts: readonly string[];
  newsletter: Record<'title' | 'text', string>;
  email: string;
}

/** On a page that has nothing of its own to list yet: articles, and the letter that announces the first. */
export const Meanwhile = ({ title, posts, newsletter, email }: MeanwhileProps) => (
  <>
    <TitledSection labelledBy="meanwhile" title={title}>
      <ShortCards
        posts={posts.map((slug) => postCard(getPost(slug)))}
        className="mt-8 md:grid-cols-3"
      />
    </TitledSection>
    <NewsletterBand {...newsletter} email={email} />
  </>
);
