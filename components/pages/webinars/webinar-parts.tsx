import { Portrait } from '@/components/picture/portrait';
import { Icon } from '@/components/ui/icon/icon';
import type { WebinarRow } from '@/lib/webinars/webinar-row';

/** The day in large letters, the hour in its time zone and the length below. */
export function WebinarTime({ start, day, hour, length }: WebinarRow) {
  return (
    <p className="webinar-time">
      <time dateTime={start}>
        <span className="webinar-day type-h4">{day}</span>{' '}
        <span className="webinar-hour type-label">{hour}</span>
      </time>{' '}
      <span className="webinar-hour type-label text-ink-3">{length}</span>
    </p>
  );
}

/** Who speaks: desks by their names, people with their faces. */
export function WebinarSpeakers({ speakers, thread }: WebinarRow) {
  return (
    <ul aria-label="Speakers" className="webinar-speakers">
      {speakers.map(({ name, isPerson, role, photo }) => (
        <li key={name} className="webinar-speaker">
          {isPerson && <Portrait name={name} photo={photo} thread={thread} />}
          <span className="font-semibold">
            <span>{name}</span>
            {role && <span className="block type-small font-normal text-ink-3">{role}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ElsewhereProps {
  href: string;
  /** What one does there, such as 'Register'. */
  verb: string;
  /** Of what, for whoever hears the link without what stands around it. */
  title: string;
  className: string;
}

/** The site that an address leads to; a draft may have none yet. */
const hostOf = (href: string): string =>
  URL.canParse(href) ? new URL(href).hostname : 'no address yet';

/** A link to another site, which it names; it opens a tab of its own. */
export function Elsewhere({ href, verb, title, className }: ElsewhereProps) {
  return (
    <p className="webinar-elsewhere">
      <a href={href} target="_blank" rel="noopener" className={className}>
        <span>{verb}</span> <span className="sr-only">{title}</span>
        <Icon name="arrow-up-right" className="size-4.5" />
      </a>
      <span className="webinar-host type-label text-ink-3">{`opens ${hostOf(href)}`}</span>
    </p>
  );
}
