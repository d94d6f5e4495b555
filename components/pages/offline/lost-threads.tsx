import type { CSSProperties } from 'react';
import { threads } from '@/components/ui/thread/thread';
import './lost-threads.css';

/** Where each thread's last stop and the next one stand, in percent of the width. */
const stops = {
  cobalt: [38.9, 49.9],
  madder: [43.1, 51.3],
  teal: [37.5, 51.3],
  plum: [41.7, 51.9],
  ochre: [40.3, 52.7],
};

/** Five threads that break off before their next stop. */
export const LostThreads = () => (
  <div aria-hidden="true" className="lost-threads grid content-center gap-5 lg:content-end">
    {threads.map((thread) => {
      const [stop, next] = stops[thread];
      const place = { '--stop': `${stop}%`, '--next': `${next}%` } as CSSProperties;
      return <span key={thread} style={place} className={`lost-thread thread-${thread}`} />;
    })}
  </div>
);
