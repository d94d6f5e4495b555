import { PagePicture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Boundary } from '@/components/ui/island/island.client';
import { hueClasses } from '@/components/ui/route/hues';
import { Section, SectionHeading } from '@/components/ui/section/section';
import type { NotificationExample } from '@/content/home/features';
import type { Headed } from '@/content/schemas/home/sections';
import type { JobGroup } from '@/lib/content/products/jobs';
import { pictureOf } from '@/lib/picture/pictures';
import { JobBoard } from './job-board.client';
import { NoticeItems } from './notice';
import './feature-blocks.css';

type FeatureBlocksProps = Headed & {
  groups: readonly JobGroup[];
  /** Messages in place of a picture, for the row that shows them. */
  notifications: readonly NotificationExample[];
};

/** All features on one board. The open row's picture stands beside it, or under the row where there is no room. */
export function FeatureBlocks({ title, groups, notifications }: FeatureBlocksProps) {
  return (
    <Section labelledBy="features-title" route="left" className="@container">
      <div className="jobs frame grid">
        <Boundary name="feature list">
          <JobBoard />
        </Boundary>
        <SectionHeading
          id="features-title"
          title={title}
          stop="left"
          className="jobs-head max-w-[15ch]"
        />
        <div className="jobs-groups">
          {groups.map(({ id, title: name, code, hue, features }, at) => (
            <details
              key={id}
              open={at === 0}
              className={`jobs-fold job-group ${hueClasses[hue].color}`}
            >
              <summary className="jobs-sign flex min-h-12 items-center gap-3 route-dash rule-t-bold border-ink">
                <h3 className="flex-1 type-h5">{name}</h3>
                <span className="type-label text-ink-2">{features.length}</span>
              </summary>
              {features.map((job, index) => (
                <details
                  key={job.section_id}
                  id={job.section_id}
                  name="job"
                  open={at === 0 && index === 0}
                  className="jobs-fold job-details pointer-events-none pt-8"
                >
                  <summary
                    data-code={`${code}${index + 1}`}
                    className={`jobs-sign job-row pointer-events-auto flex min-h-11 items-center gap-3 rounded-small rule-b border-line ${hueClasses[hue].text}`}
                  >
                    <h4 className="flex-1 font-semibold text-ink [overflow-wrap:anywhere]">
                      {job.heading}
                    </h4>
                  </summary>
                  <JobDetail {...job} notifications={notifications} />
                </details>
              ))}
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

type JobDetailProps = JobGroup['features'][number] & Pick<FeatureBlocksProps, 'notifications'>;

/** What an open row shows: a picture or messages, a sentence and the way to its page. */
const JobDetail = ({ heading, description, link, image, shows, notifications }: JobDetailProps) => (
  <div className="job-detail pointer-events-auto flex flex-col gap-4 pt-3 pb-4">
    {shows === 'messages' ? (
      <ul
        aria-label="Example notifications"
        className="job-messages grid w-full gap-3 rounded-card bg-sunk p-5"
      >
        <NoticeItems notices={notifications} />
      </ul>
    ) : (
      image && (
        <PagePicture
          // Illustrates the sentence beside it; its own page tells what it shows.
          image={{ ...image, alt: '' }}
          // A drawing of the night fills its frame; one that follows the theme stands whole in it.
          className={cx(
            'job-picture w-full max-w-120 rounded-card bg-sunk noscript:hidden',
            pictureOf(image.picture).followsTheme ? 'object-contain' : 'job-night object-cover',
          )}
        />
      )
    )}
    <p className="job-text text-ink-2">{description}</p>
    <a href={link} className="job-link self-start text-link text-link-ahead">
      {heading}
    </a>
  </div>
);
