import { Picture } from '@/components/picture/picture';
import { ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import type { blogPage } from '@/content/blog/page';
import { pictureSize } from '@/lib/picture/pictures';
import { routes } from '@/lib/routes';
import './unknown-article.css';

/** A route that ends before its last stop: there is no such article. */
export function UnknownArticle({ title, text, back }: (typeof blogPage)['unknown']) {
  return (
    <section aria-labelledby="unknown" className="unknown-article grid overflow-clip">
      <div className="unknown-words flex flex-col items-start justify-center py-10">
        <h1 id="unknown" className="type-h1">
          {title}
        </h1>
        <span
          aria-hidden="true"
          className="unknown-line thread-end relative mt-8 self-stretch thread-teal"
        />
        <p className="mt-3 mb-8 type-lead text-ink-2">{text}</p>
        <ButtonLink variant="ink" href={routes.blog}>
          <Icon name="arrow-left" />
          {back}
        </ButtonLink>
      </div>
      <Picture
        {...pictureSize('blog-unknown')}
        name="blog-unknown"
        alt=""
        first
        className="unknown-picture w-full object-cover"
      />
    </section>
  );
}
