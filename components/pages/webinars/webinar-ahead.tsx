import { PictureImage } from '@/components/picture/picture-image';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { threadClasses } from '@/components/ui/thread/thread';
import type { WebinarRow } from '@/lib/webinars/webinar-row';
import { Elsewhere, WebinarSpeakers, WebinarTime } from './webinar-parts';

/** A webinar that is still to come, with its picture and where to register. */
export function WebinarAhead(row: WebinarRow) {
  const { id, title, description, tags, register, thread, picture, pictureAlt, sample } = row;
  return (
    <li id={id} className={`webinar ${threadClasses[thread].color}`}>
      <WebinarTime {...row} />
      <div className="webinar-words">
        <h3 className="webinar-name type-h3">{title}</h3>
        <p className="webinar-text text-ink-2">{description}</p>
        <WebinarSpeakers {...row} />
        {tags.length > 0 && <p className="webinar-tags type-label text-ink-3">{tags.join(', ')}</p>}
        {sample && <SampleMark>Sample webinar</SampleMark>}
        <Elsewhere
          href={register}
          verb="Register"
          title={title}
          className="button button-ink min-h-12 rounded-control px-5"
        />
      </div>
      <PictureImage
        picture={picture}
        alt={pictureAlt}
        className={`webinar-picture rounded-card object-cover ${threadClasses[thread].sheet}`}
      />
    </li>
  );
}
