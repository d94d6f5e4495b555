import { PictureImage } from '@/components/picture/picture-image';
import { Portrait } from '@/components/picture/portrait';
import { Icon } from '@/components/ui/icon/icon';
import { hueClasses } from '@/components/ui/route/hues';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { WebinarRow } from '@/lib/content/publications/webinars';

/** A webinar: to come, with its picture and where to register, or over, with its recording. */
export function Webinar({ row, over }: { row: WebinarRow; over: boolean }) {
  const { id, title, description, tags, hue, sample, register, recording } = row;
  // To another site, which it names: a draft may have no address yet.
  const linkOut = (href: string, verb: string, className: string) => (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 self-start">
      <a href={href} target="_blank" rel="noopener" className={className}>
        <span>{verb}</span> <span className="sr-only">{title}</span>
        <Icon name="arrow-up-right" className="size-4.5" />
      </a>
      <span className="type-label text-ink-3">{`opens ${URL.canParse(href) ? new URL(href).hostname : 'no address yet'}`}</span>
    </p>
  );
  return (
    <li id={id} className={`webinar grid gap-x-12 gap-y-4 ps-8 pb-10 ${hueClasses[hue].color}`}>
      <p>
        <time dateTime={row.start}>
          <span className="block type-h4">{row.day}</span>{' '}
          <span className="mt-1.5 block type-label">{row.hour}</span>
        </time>{' '}
        <span className="mt-1.5 block type-label text-ink-3">{row.length}</span>
      </p>
      <div className="webinar-body grid gap-x-12 gap-y-4 [overflow-wrap:anywhere]">
        <div className="flex min-w-0 flex-col items-start gap-3">
          <h3 className={over ? 'type-h4' : 'type-h3'}>{title}</h3>
          <p className={over ? 'type-small text-ink-2' : 'text-ink-2'}>{description}</p>
          <ul aria-label="Speakers" className="flex flex-wrap gap-x-6 gap-y-3">
            {row.speakers.map(({ name, isPerson, role, photo }) => (
              <li key={name} className="flex items-center gap-3">
                {isPerson && <Portrait name={name} photo={photo} hue={hue} />}
                <span className="font-semibold">
                  <span>{name}</span>
                  {role && <span className="block type-small font-normal text-ink-3">{role}</span>}
                </span>
              </li>
            ))}
          </ul>
          {!over && tags.length > 0 && <p className="type-label text-ink-3">{tags.join(', ')}</p>}
          {sample && <SampleMark>Sample webinar</SampleMark>}
          {!over &&
            linkOut(register, 'Register', 'button button-ink min-h-12 rounded-control px-5')}
        </div>
        {!over && (
          <PictureImage
            picture={row.picture}
            alt={row.pictureAlt}
            className={`webinar-picture w-full rounded-card object-cover ${hueClasses[hue].deep}`}
          />
        )}
        {over && recording && linkOut(recording, 'Watch the recording', 'text-link')}
        {over && !recording && <p className="type-small text-ink-3">Not recorded</p>}
      </div>
    </li>
  );
}
