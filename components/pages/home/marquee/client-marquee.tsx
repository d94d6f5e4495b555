import { Icon } from '@/components/ui/icon/icon';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import { RunningThread } from '@/components/ui/thread/running-thread';
import type { Customer } from '@/content/home/customers';
import './client-marquee.css';

interface ClientMarqueeProps {
  /** Name of the section, since it has no heading. */
  label: string;
  pauseLabel: string;
  customers: readonly Customer[];
}

/**
 * The clients' marks, moving 50 px a second after 2 s by stylesheet alone. The list stands
 * twice so that it can run without an end; the copy is hidden from assistive technology.
 */
export function ClientMarquee({ label, pauseLabel, customers }: ClientMarqueeProps) {
  return (
    <section aria-label={label} className="marquee relative rule-b border-line">
      <RunningThread side="left" />
      <div className="marquee-window">
        <div className="marquee-track">
          <Marks customers={customers} />
          <Marks customers={customers} copy />
        </div>
      </div>
      <PauseControl label={pauseLabel} className="marquee-pause" />
    </section>
  );
}

function Marks({ customers, copy }: { customers: readonly Customer[]; copy?: boolean }) {
  return (
    <ul aria-hidden={copy} className="marquee-list">
      {customers.map(({ name, icon, mark }) => (
        <li key={name} className={`marquee-${mark}`}>
          <Icon name={icon} className="" />
          {name}
        </li>
      ))}
    </ul>
  );
}
