import { FigureRow, type RowFigure } from '@/components/blocks/figure-row/figure-row';
import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { CaseStudy } from '@/content/case-studies';
import type { RoutePath } from '@/lib/routes';
import { StoryCard } from './story-card';
import './success-stories.css';

interface SuccessStoriesProps {
  id: string;
  title: string;
  /** The first story stands large, the others beside it. */
  stories: readonly CaseStudy[];
  read: string;
  /** What customers get out of it, under the stories. */
  figures: readonly RowFigure[];
  all: { label: string; href: RoutePath };
}

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
        <div className="stories mt-8">
          {stories.map((story, i) => (
            <StoryCard key={story.slug} story={story} read={read} large={i === 0} />
          ))}
        </div>
        <div className="mt-14">
          <FigureRow figures={figures} />
        </div>
        <TextLink href={all.href} className="mt-8 lg:hidden">
          {all.label}
        </TextLink>
      </div>
    </Section>
  );
}
