import type { CommunityRow } from '@/content/home/community';

/** Stops stand in percent of the length, so the line stretches and its circles do not. */
export function CommunityThread({ thread, stops }: Pick<CommunityRow, 'thread' | 'stops'>) {
  return (
    <svg aria-hidden="true" className={`community-thread thread-${thread}`}>
      <line x1="6" y1="10" x2="100%" y2="10" />
      <circle cx="0" cy="10" r="6" className="community-start" />
      {stops.map((stop) => (
        <circle key={stop} cx={`${stop}%`} cy="10" r="6.5" className="community-stop" />
      ))}
      <circle cx="100%" cy="10" r="7.5" transform="translate(7.5)" />
    </svg>
  );
}
