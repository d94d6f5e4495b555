import { Picture } from '@/components/picture/picture';
import { Portrait } from '@/components/picture/portrait';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Day } from '@/components/ui/day/day';
import { Island } from '@/components/ui/island/island.client';
import { RouteChip } from '@/components/ui/tag/chip';
import type { BlogPost } from '@/content/blog/types';
import { categoryAddress } from '@/lib/blog/address';
import { articleCover } from '@/lib/content/article-cover';
import { postCard } from '@/lib/content/posts';
import { writerOf } from '@/lib/content/publications/people';
import { routes } from '@/lib/routes';
import { headingUnbroken, numbersUnbroken } from '@/lib/words/unbroken';
import { PostMeta } from '../card/post-grid';
import { SaveButton } from './save-button.client';
import { ShareButton } from './share-button.client';

/** An article's title, who wrote it, and what one can do with it, above its cover. */
export function ArticleHead({ post }: { post: BlogPost }) {
  const card = postCard(post);
  const { slug, title, excerpt, category, hue } = card;
  const cover = articleCover(post);
  const author = writerOf(post.author);
  const trail = [
    { label: 'Blog', href: routes.blog },
    { label: title, href: `/blog/${slug}` },
  ] as const;
  return (
    <header className="article-head frame grid grid-cols-1 items-end gap-x-16 gap-y-5 pt-8">
      <Breadcrumb trail={trail} className="col-span-full" />
      <div>
        <RouteChip hue={hue} href={categoryAddress(category)}>
          {category}
        </RouteChip>
        <h1 id="article-title" className="article-title mt-4 type-h1">
          {headingUnbroken(title)}
        </h1>
        <div className="mt-5 flex items-center gap-3">
          {author.isPerson && <Portrait name={post.author} photo={author.photo} hue={hue} />}
          <div>
            <PostMeta {...card} authorClassName={author.isPerson && 'font-semibold text-ink'} />
            {post.updated && (
              <p className="type-small text-ink-3">
                {'Updated '}
                <Day date={post.updated} className="ms-2 type-label" />
              </p>
            )}
            {author.role && <p className="type-small text-ink-3">{author.role}</p>}
          </div>
        </div>
      </div>
      <div>
        <p className="type-lead text-ink-2">{numbersUnbroken(excerpt)}</p>
        <div className="article-actions mt-5 flex flex-wrap gap-3 scripted unprinted">
          <Island
            name="share"
            instead="Sharing does not work right now. Copy the address of this page instead."
          >
            <ShareButton title={title} />
          </Island>
          <Island
            name="save"
            instead="Saving does not work right now. Add this page to your bookmarks instead."
          >
            <SaveButton slug={slug} />
          </Island>
        </div>
      </div>
      <div className="article-cover col-span-full unprinted">
        <Picture
          name={`cover-${slug}`}
          other={cover.wide ? { name: cover.wide, media: '(width >= 768px)' } : undefined}
          alt={cover.alt}
          first
          className="article-cover-image w-full object-cover bg-sunk"
        />
      </div>
    </header>
  );
}
