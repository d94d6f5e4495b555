import { threads } from '@/components/ui/thread/thread';
import './lost-threads.css';

/** Five threads that break off before their next stop. */
export const LostThreads = () => (
  <div aria-hidden="true" className="lost-threads grid gap-5">
    {threads.map((thread) => (
      <span key={thread} className={`lost-thread lost-${thread} thread-${thread}`} />
    ))}
  </div>
);
