import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { TextLink } from '@/components/ui/link/link';
import type { CaseStudy } from '@/content/case-studies';
import type { CaseStudyStory } from '@/content/case-studies/types';
import type { PageImage } from '@/content/products/types';
import './story-list.css';

interface StoryListProps {
  title: string;
  /** Words of the link. */
  read: string;
  /** Stands at the figures of made-up companies. */
  sample: ReactNode;
  items: readonly {
    study: CaseStudy;
    story: CaseStudyStory;
    text: string;
    image: PageImage;
  }[];
}

const looks = ['story-row-wide', 'story-row-tall'];

/** Three stories of unequal weight: one across the page, one beside a tall one. */
export function StoryList({ title, read, sample, items }: StoryListProps) {
  return (
    <section aria-labelledby="stories" className="story-rows frame grid pb-(--section-space)">
      <h2 id="stories" className="sr-only">
        {title}
      </h2>
      {items.map(({ study, story, text, image }, index) => (
        <article key={study.slug} className={cx('story-row grid gap-x-12 gap-y-6', looks[index])}>
          <PagePicture image={image} className="w-full overflow-clip rounded-card" />
          <div className="flex flex-col items-start">
            <p className="type-label text-ink-2">
              {study.industry}, live in {study.weeks} weeks
            </p>
            <h3 className="mt-3 mb-3 type-h3">{study.title}</h3>
            <p className="mb-6 text-ink-2">{text}</p>
            <p className="story-row-figure type-small">
              <strong className="type-h2">{story.results.figures[0]?.value}</strong>
              {story.results.figures[0]?.label}
              {study.sample && sample}
            </p>
            <TextLink href={study.href}>
              {read}
              <span className="sr-only">{study.title}</span>
            </TextLink>
          </div>
        </article>
      ))}
    </section>
  );
}
