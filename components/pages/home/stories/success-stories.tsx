import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { TextLink } from '@/components/ui/link/link';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { threadClasses } from '@/components/ui/thread/thread';
import type { CaseStudy } from '@/content/case-studies/types';
import type { StoriesSection } from '@/content/schemas/stories';
import './success-stories.css';

/** A case study as far as its card shows it. */
type Story = Pick<
  CaseStudy,
  'slug' | 'title' | 'industry' | 'weeks' | 'thread' | 'picture' | 'sample'
> & {
  href: string;
  pictureAlt: string;
};

type SuccessStoriesProps = StoriesSection & {
  id: string;
  /** The first story stands large, two beside it, the others in pairs below. */
  stories: readonly Story[];
};

/** Unequal stories with their weeks to going live. */
export function SuccessStories({ id, title, stories, read, sample, all }: SuccessStoriesProps) {
  const first = stories.slice(0, 3);
  const more = stories.slice(3);
  const alone = first.length === 2 || more.length % 2 === 1;
  const card = (story: Story, index: number) => (
    <StoryCard
      key={story.slug}
      story={story}
      read={read}
      sample={sample}
      tall={index === 0 || stories.length === 2}
      look={index === 0 ? 'large' : alone && index === stories.length - 1 ? 'alone' : 'small'}
    />
  );
  return (
    <Section id={id} labelledBy={`${id}-title`} thread="right" className="lg:pt-0">
      <div className="frame">
        <SectionHeading
          id={`${id}-title`}
          stop="right"
          title={title}
          control={
            <TextLink href={all.href} className="type-body text-ink max-lg:hidden">
              {all.label}
            </TextLink>
          }
        />
        <div
          className={cx(
            'stories mt-6 grid gap-4 sm:grid-cols-2 lg:gap-6',
            stories.length === 1 && 'stories-of-1',
          )}
        >
          {first.map(card)}
        </div>
        {more.length > 0 && (
          <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:gap-6">
            {more.map((story, index) => card(story, index + first.length))}
          </div>
        )}
        <TextLink href={all.href} className="mt-8 lg:hidden">
          {all.label}
        </TextLink>
      </div>
    </Section>
  );
}

interface StoryCardProps {
  story: Story;
  read: string;
  /** Stands at a company that was made up. */
  sample: string;
  /** 'large' on the deep sheet of its map; 'alone' where its neighbor in a row is missing. */
  look: 'large' | 'small' | 'alone';
  /** From 1024 px on as tall as two of the others, its picture above its words. */
  tall: boolean;
}

/** A case study as a card that leads to it as a whole; its visible words are the link. */
function StoryCard({ story, read, sample, look, tall }: StoryCardProps) {
  return (
    <article
      className={cx(
        'story relative flex flex-col overflow-clip rounded-card rule',
        look !== 'large' && 'border-line bg-surface',
        look !== 'small' && 'sm:col-span-full',
        // Printed on its map's deep sheet, in both themes.
        look === 'large' &&
          `story-large scheme-dark border-transparent text-ink ${threadClasses[story.thread].sheet}`,
        look === 'alone' && 'story-alone',
        tall && 'story-tall',
      )}
    >
      <Picture
        name={story.picture}
        alt={story.pictureAlt}
        className={cx('story-picture w-full object-cover', look !== 'large' && 'max-sm:hidden')}
      />
      <div className="story-text flex flex-1 flex-col items-start p-5">
        <p className="type-label text-ink-2">{`${story.industry} · live in ${story.weeks} weeks`}</p>
        <h3 className="story-title mt-2 mb-4 type-h4">{story.title}</h3>
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-2">
          <a
            href={story.href}
            aria-label={`${read}: ${story.title}`}
            className="text-link text-link-ahead cover-link text-[.9375rem]"
          >
            {read}
          </a>
          {story.sample && <SampleMark>{sample}</SampleMark>}
        </div>
      </div>
    </article>
  );
}
