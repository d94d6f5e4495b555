import { Icon } from '@/components/ui/icon/icon';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import { RunningThread } from '@/components/ui/thread/running-thread';
import type { Customer, customersSection } from '@/content/home/customers';
import './client-marquee.css';

type ClientMarqueeProps = typeof customersSection & { customers: readonly Customer[] };

/**
 * The clients' marks, moving 50 px a second after 2 s by stylesheet alone. The list stands
 * twice so that it can run without an end; the copy is hidden from assistive technology.
 */
export function ClientMarquee({ label, pauseLabel, customers }: ClientMarqueeProps) {
  return (
    <section aria-label={label} className="marquee relative flex items-center rule-b border-line">
      <RunningThread side="left" />
      <div className="marquee-window min-w-0 flex-1 overflow-clip">
        <div className="marquee-track flex">
          <Marks customers={customers} />
          <Marks customers={customers} copy />
        </div>
      </div>
      <PauseControl label={pauseLabel} className="marquee-pause relative shrink-0" />
    </section>
  );
}

function Marks({ customers, copy }: { customers: readonly Customer[]; copy?: boolean }) {
  return (
    <ul
      aria-hidden={copy}
      className="marquee-list flex shrink-0 items-center justify-between font-medium whitespace-nowrap text-ink-2"
    >
      {customers.map(({ name, icon, mark }) => (
        <li key={name} className={`marquee-${mark}`}>
          <Icon name={icon} className="" />
          {name}
        </li>
      ))}
    </ul>
  );
}
