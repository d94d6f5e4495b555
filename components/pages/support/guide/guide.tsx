import { Contents } from '@/components/blocks/contents/contents';
import { ButtonLink } from '@/components/ui/button/button';
import { Boundary } from '@/components/ui/island/island.client';
import { Prose } from '@/components/ui/prose/prose';
import { hueClasses } from '@/components/ui/route/hues';
import { numbersUnbroken } from '@/lib/words/unbroken';
import { GuideBlock } from './guide-block';
import { GuideEnd } from './guide-end';
import { GuideHead } from './guide-head';
import type { GuideProps } from './guide-props';
import { ReadToEnd } from './read-to-end.client';
import './guide.css';

/** A help article: contents, chapters as numbered stops on one line, and whom to ask. */
export function Guide(props: GuideProps) {
  const { slug, chapters } = props.article;
  const { stuck } = props.words;
  const { color } = hueClasses[props.category.hue];
  return (
    <article aria-labelledby="guide-title">
      <GuideHead {...props} />
      <div className={`guide frame grid grid-cols-1 gap-10 pt-6 pb-(--section-space) ${color}`}>
        <Contents headings={chapters} />
        <div className="relative min-w-0">
          <Boundary name="guide read">
            <ReadToEnd slug={slug} />
          </Boundary>
          {chapters.map(({ id, title, blocks }) => (
            <Prose
              key={id}
              as="section"
              id={id}
              aria-labelledby={`${id}-title`}
              className="guide-chapter relative pb-10 text-ink-2"
            >
              <h2 id={`${id}-title`} className="guide-chapter-title text-ink type-h4">
                {title}
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
        <aside
          aria-labelledby="stuck"
          className="guide-stuck self-start rounded-pop bg-band px-5 py-6 unprinted"
        >
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
      </div>
    </article>
  );
}
