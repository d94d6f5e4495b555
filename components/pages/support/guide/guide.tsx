import type { ReactNode } from 'react';
import { Contents } from '@/components/blocks/contents/contents';
import { ButtonLink } from '@/components/ui/button/button';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import type { HelpArticle } from '@/content/help/types';
import type { Href } from '@/lib/routes';
import { GuideBlock } from './guide-block';

interface GuideProps {
  /** The head with the guide's title. */
  head: ReactNode;
  article: HelpArticle;
  thread: Thread;
  stuck: { title: string; text: string; hours: string; link: { label: string; href: Href } };
  /** What follows the last chapter. */
  children: ReactNode;
}

/** A help article: contents, chapters as numbered stops on one line, and whom to ask (DESIGN 11). */
export function Guide({ head, article, thread, stuck, children }: GuideProps) {
  return (
    <article aria-labelledby="guide-title">
      {head}
      <div className={`guide frame ${threadClasses[thread].color}`}>
        <Contents headings={article.chapters} />
        <div className="guide-column">
          <div className="guide-chapters">
            {article.chapters.map(({ id, title, blocks }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} className="type-h4">
                  {title}
                </h2>
                {blocks.map((block, index) => {
                  // The parts of a chapter never change their order.
                  const key = `${id}-${index + 1}`;
                  return <GuideBlock key={key} id={key} block={block} />;
                })}
              </section>
            ))}
          </div>
          {children}
        </div>
        <aside aria-labelledby="stuck" className="guide-stuck bg-band">
          <div className="scheme-dark text-ink">
            <h2 id="stuck" className="type-h5">
              {stuck.title}
            </h2>
            <p className="type-small text-ink-2">
              {stuck.text} <span>{stuck.hours}</span>.
            </p>
            <ButtonLink look="signal" href={stuck.link.href}>
              {stuck.link.label}
            </ButtonLink>
          </div>
        </aside>
      </div>
    </article>
  );
}
