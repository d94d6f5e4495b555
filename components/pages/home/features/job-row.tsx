import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import type { JobGroup } from '@/lib/content/products/jobs';
import { pictureOf } from '@/lib/picture/pictures';

interface JobRowProps {
  job: JobGroup['features'][number];
  /** 'F1', as on a timetable. */
  code: string;
  color: string;
  /** What a recipient reads, for the job that shows it. */
  messages: ReactNode;
  open: boolean;
}

/** A row of the board: it opens a sentence, a picture and the way to its page; one is open at a time. */
export function JobRow({ job, code, color, messages, open }: JobRowProps) {
  const { section_id: id, heading, description, link, image, shows } = job;
  return (
    <details
      id={id}
      name="job"
      open={open}
      className="jobs-fold job-details pointer-events-none pt-8"
    >
      <summary
        data-code={code}
        className={`jobs-sign job-row pointer-events-auto flex min-h-11 items-center gap-3 rounded-small rule-b border-line ${color}`}
      >
        <h4 className="flex-1 font-semibold text-ink [overflow-wrap:anywhere]">{heading}</h4>
      </summary>
      <div className="job-detail pointer-events-auto flex flex-col gap-4 pt-3 pb-4">
        {shows === 'messages'
          ? messages
          : image && (
              <PagePicture
                // Illustrates the sentence beside it; its own page tells what it shows.
                image={{ ...image, alt: '' }}
                // A drawing of the night fills its frame; one that follows the theme stands whole in it.
                className={cx(
                  'job-picture w-full max-w-120 rounded-card bg-sunk noscript:hidden',
                  pictureOf(image.picture).followsTheme
                    ? 'object-contain'
                    : 'job-night object-cover',
                )}
              />
            )}
        <p className="job-text text-ink-2">{description}</p>
        <a href={link} className="job-link self-start text-link text-link-ahead">
          {heading}
        </a>
      </div>
    </details>
  );
}
