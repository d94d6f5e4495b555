import { Contents } from '@/components/blocks/contents/contents';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { ButtonLink } from '@/components/ui/button/button';
import { Day } from '@/components/ui/day/day';
import { inputClass } from '@/components/ui/field/input';
import { Icon } from '@/components/ui/icon/icon';
import { Boundary } from '@/components/ui/island/island.client';
import { Prose } from '@/components/ui/prose/prose';
import { RouteChip } from '@/components/ui/tag/chip';
import { ArticleFacts, DifficultyTag } from '@/components/ui/tag/tag';
import type { ArticleWords } from '@/content/schemas/help';
import type { helpPageOf } from '@/lib/content/help';
import type { Crumb } from '@/lib/json-ld';
import { routes } from '@/lib/routes';
import { numbersUnbroken } from '@/lib/words/unbroken';
import { GuideBlock } from './guide-block';
import { GuideEnd, GuideLink } from './guide-end';
import { ReadToEnd } from './read-to-end.client';
import './guide.css';

interface GuideProps extends ReturnType<typeof helpPageOf> {
  trail: readonly Crumb[];
  search: string;
  /** The whole one, for sharing. */
  address: string;
  words: ArticleWords;
}

/** A help article: contents, chapters as numbered stops on one line, and whom to ask. */
export function Guide(props: GuideProps) {
  const { article, category, search, words } = props;
  const { slug, title, difficulty, readTime, views, author, updated, checked, chapters } = article;
  const { stuck, related } = words;
  return (
    <article aria-labelledby="guide-title">
      <header className="bg-sunk pt-8 pb-10">
        <div className="guide-head frame grid gap-6">
          <Breadcrumb trail={props.trail} className="min-w-0" />
          <search>
            <form action={routes.support} className="relative unprinted">
              <Icon
                name="search"
                className="pointer-events-none absolute inset-y-0 start-2 my-auto size-4.5 text-ink-3"
              />
              <input
                type="search"
                name="q"
                aria-label={search}
                placeholder={search}
                className={`${inputClass} ps-8 min-h-12`}
              />
              {/* Enter sends; a screen reader may look for the button. */}
              <input type="submit" value="Search" tabIndex={-1} className="sr-only" />
            </form>
          </search>
          <h1 id="guide-title" className="col-span-full type-h2">
            {title}
          </h1>
          <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 type-small text-ink-2">
            <RouteChip hue={category.hue} href={category.href}>
              {category.name}
            </RouteChip>
            <DifficultyTag level={difficulty} />
            <ArticleFacts readTime={readTime} views={views} />
            <span>
              {author},{' '}
              {updated !== checked && (
                <>
                  updated <Day date={updated} className="whitespace-nowrap" />,{' '}
                </>
              )}
              {words.checked} <Day date={checked} className="whitespace-nowrap" />
            </span>
          </p>
        </div>
      </header>
      <div
        className={`guide frame grid grid-cols-1 gap-10 pt-6 pb-(--section-space) hue-${category.hue}`}
      >
        <Contents headings={chapters} />
        <div className="relative min-w-0">
          <Boundary name="guide read">
            <ReadToEnd slug={slug} />
          </Boundary>
          {chapters.map(({ id, title: chapter, blocks }) => (
            <Prose
              key={id}
              as="section"
              id={id}
              aria-labelledby={`${id}-title`}
              className="guide-chapter relative pb-10 text-ink-2"
            >
              <h2 id={`${id}-title`} className="guide-chapter-title text-ink type-h4">
                {chapter}
              </h2>
              {blocks.map((block, index) => {
                // The parts of a chapter never change their order.
                const key = `${id}-${index + 1}`;
                return <GuideBlock key={key} id={key} block={block} />;
              })}
            </Prose>
          ))}
          <GuideEnd {...props} />
        </div>
        <div className="guide-beside grid items-start gap-x-10 gap-y-6 self-start md:grid-cols-2">
          <aside aria-labelledby="stuck" className="rounded-pop bg-band px-5 py-6 unprinted">
            <div className="scheme-dark text-ink">
              <h2 id="stuck" className="type-h5">
                {stuck.title}
              </h2>
              <p className="mt-2 mb-5 type-small text-ink-2">
                {numbersUnbroken(stuck.text)} <span className="inline-block">{stuck.hours}</span>.
              </p>
              <ButtonLink variant="signal" className="w-full max-w-80" href={stuck.link.href}>
                {stuck.link.label}
              </ButtonLink>
            </div>
          </aside>
          <nav aria-labelledby="related">
            <h2 id="related" className="type-h4">
              {related.title}
            </h2>
            <GuideLink kind={related.product} {...article.product} />
            <GuideLink kind={related.article} {...article.article} />
          </nav>
        </div>
      </div>
    </article>
  );
}
