import { Newsletter } from '@/components/tools/newsletter/newsletter';
import { InlineItems } from '@/components/ui/prose/inline-text';
import { Prose } from '@/components/ui/prose/prose';
import { Stops } from '@/components/ui/route/stops';
import type { blogPage } from '@/content/blog/page';
import type { BlogPost } from '@/content/blog/types';
import { blogAddress } from '@/lib/blog/address';
import { coverStyle } from '@/lib/content/posts';
import { workedPath } from '@/lib/worked/worked-csv';
import { ArticlePart } from './article-part';
import './article.css';

interface ArticleBodyProps {
  post: BlogPost;
  words: typeof blogPage;
  email: string;
}

/** The article itself, then what to take away and on what it rests; beside it tags and newsletter. */
export function ArticleBody({ post, words, email }: ArticleBodyProps) {
  const { slug, sections, keyTakeaways, sources, worked, tags } = post;
  const firstHeading = sections.findIndex(({ type }) => type === 'heading');
  return (
    <>
      <Prose size="large" className={`article-body mt-7 hue-${coverStyle(post).hue}`}>
        {sections.map((part, index) => (
          <ArticlePart
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
            key={`${index}-${part.type}`}
            part={part}
            heading={index < firstHeading ? 'h2' : 'h3'}
            sampleQuote={words.sampleQuote}
          />
        ))}
        {worked && (
          <p className="unprinted">
            {`${worked.title}: `}
            <a href={workedPath(slug)} download>
              {words.worked}
            </a>
          </p>
        )}
        {keyTakeaways.length > 0 && (
          <section
            aria-labelledby="key-takeaways"
            className="mt-14 rounded-card rule border-transparent bg-band px-6 py-8 text-ink scheme-dark"
          >
            <h2 id="key-takeaways" className="article-chapter type-h3">
              {words.takeaways}
            </h2>
            <Stops className="article-takeaways mt-5">
              <InlineItems items={keyTakeaways} />
            </Stops>
          </section>
        )}
        {sources && (
          <section aria-labelledby="sources">
            <h2 id="sources" className="article-chapter mt-14 type-h3">
              {words.sources}
            </h2>
            <ul className="prose-rows mt-4">
              {sources.map(({ href, publisher, title, year }) => (
                <li key={href}>
                  {`${publisher}, `}
                  <a href={href} rel="noopener">
                    {title}
                  </a>
                  {`, ${year}`}
                </li>
              ))}
            </ul>
          </section>
        )}
      </Prose>
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
        <h2 className="mt-4 rule-t-bold border-ink pt-5 type-h5">{words.asideNewsletter}</h2>
        <Newsletter id="letter" required={false} email={email} />
      </aside>
    </>
  );
}
