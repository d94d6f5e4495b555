import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { TextLink } from '@/components/ui/link/link';
import type { CaseStudy } from '@/lib/content/stories/case-studies';
import { isPhoto } from '@/lib/picture/cuts';
import { pictureOf } from '@/lib/picture/pictures';
import './story-list.css';

interface StoryListProps extends Record<'title' | 'read', string> {
  /** Stands at the figures of made-up companies. */
  sample: ReactNode;
  studies: readonly CaseStudy[];
}

const isTall = (picture: string): boolean => {
  const { width, height } = pictureOf(picture);
  return !isPhoto(picture) && height > width;
};

/** The first story across the page, the others in pairs; a last one alone lies across too. */
export function StoryList({ title, read, sample, studies }: StoryListProps) {
  const last = studies.length - 1;
  const isWide = (index: number) => index === 0 || (index === last && last % 2 === 1);
  /** As many as the words have room for beside their picture. */
  const figuresBeside = (index: number, picture: string) =>
    (isWide(index) ? 2 : 1) + (isTall(picture) ? 2 : 0);
  return (
    <section
      aria-labelledby="stories"
      className="story-rows frame grid gap-x-16 gap-y-10 pb-(--section-space)"
    >
      <h2 id="stories" className="sr-only">
        {title}
      </h2>
      {studies.map(({ slug, industry, weeks, title: name, teaser, results, href, ...study }, i) => (
        <article
          key={slug}
          className={cx(
            'story-row grid gap-x-12 gap-y-6',
            isWide(i) && 'story-row-wide',
            isTall(teaser.image.picture) && 'story-row-tall',
          )}
        >
          <PagePicture
            image={teaser.image}
            className={cx(
              'w-full rounded-card',
              isPhoto(teaser.image.picture) && 'story-row-photo object-cover',
            )}
          />
          <div className="flex flex-col items-start">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-2 type-label text-ink-2">
              {`${industry}, live in ${weeks} weeks`}
              {study.sample && sample}
            </p>
            <h3 className="mt-3 type-h3">{name}</h3>
            <p className="mt-3 mb-6 text-ink-2">{teaser.text}</p>
            <ul className="mt-auto w-full">
              {results.figures
                .slice(0, figuresBeside(i, teaser.image.picture))
                .map((figure, at) => (
                  <li
                    key={figure.label}
                    className={cx(
                      'flex flex-wrap items-baseline gap-x-3 gap-y-2 rule-t border-line py-4 type-small',
                      at > (isTall(teaser.image.picture) ? 1 : 0) && 'max-lg:hidden',
                    )}
                  >
                    <strong className="type-h2">{figure.value}</strong>
                    {figure.label}
                  </li>
                ))}
            </ul>
            <TextLink href={href}>
              {read}
              <span className="sr-only">{name}</span>
            </TextLink>
          </div>
        </article>
      ))}
    </section>
  );
}
