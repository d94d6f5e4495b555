import { InlineItems } from '@/components/ui/prose/inline-text';
import { Prose } from '@/components/ui/prose/prose';
import { type Hue, hueClasses } from '@/components/ui/route/hues';
import { Stops } from '@/components/ui/route/stops';
import type { BlogPost } from '@/content/blog/types';
import { workedPath } from '@/lib/worked/worked-csv';
import { ArticlePart } from './article-part';
import './article.css';

interface ArticleBodyProps
  extends Pick<BlogPost, 'slug' | 'sections' | 'keyTakeaways' | 'sources' | 'worked'> {
  hue: Hue;
  words: { takeaways: string; sampleQuote: string; sources: string; worked: string };
}

/** The article itself: its parts in order, then what to take away and on what it rests. */
export function ArticleBody({ hue, words, ...post }: ArticleBodyProps) {
  const { slug, sections, keyTakeaways, sources, worked } = post;
  const firstHeading = sections.findIndex(({ type }) => type === 'heading');
  return (
    <Prose size="large" className={`article-body mt-7 ${hueClasses[hue].color}`}>
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
  );
}
