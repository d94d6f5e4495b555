import { FigureRow, type RowFigure } from '@/components/blocks/figure-row/figure-row';
import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { CaseStudy, storiesSection } from '@/content/case-studies';
import './success-stories.css';

type SuccessStoriesProps = typeof storiesSection & {
  id: string;
  /** The first story stands large, the others beside it. */
  stories: readonly CaseStudy[];
  /** What customers get out of it, under the stories. */
  figures: readonly RowFigure[];
};

/** Three unequal stories with their weeks to going live. */
export function SuccessStories({ id, title, stories, read, figures, all }: SuccessStoriesProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} thread="right" className="lg:pt-0">
      <div className="frame">
        <SectionHeading
          id={`${id}-title`}
          stop="right"
          title={title}
          aside={
            <TextLink href={all.href} className="text-ink max-lg:hidden">
              {all.label}
            </TextLink>
          }
        />
        <div className="stories mt-8 grid gap-4 sm:grid-cols-2 lg:gap-6">
          {stories.map((story, i) => (
            <StoryCard key={story.slug} story={story} read={read} large={i === 0} />
          ))}
        </div>
        <FigureRow figures={figures} className="mt-14" />
        <TextLink href={all.href} className="mt-8 lg:hidden">
          {all.label}
        </TextLink>
      </div>
    </Section>
  );
}

type StoryCardProps = Pick<SuccessStoriesProps, 'read'> & { story: CaseStudy; large: boolean };

/** A case study as a card that leads to it as a whole; its visible words are the link. */
function StoryCard({ story, read, large }: StoryCardProps) {
  return (
    <article
      className={cx(
        'story relative flex flex-col overflow-clip rounded-card rule border-line bg-surface',
        large && 'story-large sm:col-span-full',
      )}
    >
      <Picture
        name={story.picture}
        alt={story.pictureAlt}
        className="story-picture w-full object-cover"
      />
      <div className="story-text flex flex-1 flex-col items-start px-5 py-6">
        <p className="type-label text-ink-2">{`${story.industry} · live in ${story.weeks} weeks`}</p>
        <h3 className="story-title mt-2 mb-4 type-h4">{story.title}</h3>
        <a href={story.href} className="mt-auto text-link cover-link text-[.9375rem]">
          {`${read} `}
          <span className="sr-only">{story.title}</span>
          <Icon name="arrow-right" className="" />
        </a>
      </div>
    </article>
  );
}
