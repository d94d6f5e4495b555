import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { threadClasses } from '@/components/ui/thread/thread';
import type { WebinarRow } from '@/lib/webinars/webinar-row';
import { Elsewhere, WebinarSpeakers, WebinarTime } from './webinar-parts';

/** A webinar that is over, with its recording where there is one. */
export function WebinarBehind(row: WebinarRow) {
  const { id, title, description, recording, thread, sample } = row;
  return (
    <li id={id} className={`webinar ${threadClasses[thread].color}`}>
      <WebinarTime {...row} />
      <div className="webinar-words">
        <h3 className="webinar-name type-h4">{title}</h3>
        <p className="webinar-text type-small text-ink-2">{description}</p>
        <WebinarSpeakers {...row} />
        {sample && <SampleMark>Sample webinar</SampleMark>}
      </div>
      {recording ? (
        <Elsewhere
          href={recording}
          verb="Watch the recording"
          title={title}
          className="text-link"
        />
      ) : (
        <p className="webinar-elsewhere type-small text-ink-3">Not recorded</p>
      )}
    </li>
  );
}
