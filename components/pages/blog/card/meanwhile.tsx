import { TextLink } from '@/components/ui/link/link';
import { TitledSection } from '@/components/ui/section/section';
import { helpArticleOf, helpPath } from '@/lib/content/help';
import { getPost, postCard } from '@/lib/content/posts';
import { routes } from '@/lib/routes';
import { ShortCards } from './short-cards';

interface MeanwhileProps {
  title: string;
  /** Slugs. */
  posts: readonly string[];
  guides: { readonly title: string; readonly slugs: readonly string[] };
}

/** Articles and guides on a page that has nothing of its own to list yet. */
export const Meanwhile = ({ title, posts, guides }: MeanwhileProps) => (
  <TitledSection
    labelledBy="meanwhile"
    title={title}
    aside={<TextLink href={routes.blog}>Read the blog</TextLink>}
  >
    <ShortCards
      posts={posts.map((slug) => postCard(getPost(slug)))}
      className="mt-8 md:grid-cols-3"
    />
    <div className="mt-14 mb-5 flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
      <h2 className="type-h3">{guides.title}</h2>
      <TextLink href={routes.support}>Open the help center</TextLink>
    </div>
    <ul className="grid gap-x-6 md:grid-cols-3">
      {guides.slugs.map((slug) => {
        const guide = helpArticleOf(slug);
        return (
          <li key={slug} className="relative rule-t-bold border-ink py-5">
            <h3 className="type-h4 underline-offset-4 hover:underline">
              <a href={helpPath(slug)} className="cover-link">
                {guide.title}
              </a>
            </h3>
            <p className="mt-2 text-ink-2">{guide.description}</p>
            <p className="mt-2 type-small text-ink-3">{`${guide.readTime} min read`}</p>
          </li>
        );
      })}
    </ul>
  </TitledSection>
);
