import { Icon } from '@/components/ui/icon';
import { RunningThread } from '@/components/ui/running-thread';
import type { Customer } from '@/content/customers';
import { PauseControl } from './pause-control';

interface ClientMarqueeProps {
  /** Name of the section, since it has no heading. */
  label: string;
  pauseLabel: string;
  customers: readonly Customer[];
}

const marks: Record<Customer['mark'], string> = {
  tight: 'font-bold tracking-[-.04em] text-[24px]',
  spaced: 'font-medium tracking-[.14em] text-[19px] uppercase [font-stretch:85%]',
  narrow: 'font-medium tracking-[-.02em] text-[22px] [font-stretch:78%]',
  plain: 'font-semibold tracking-[-.03em] text-[22px]',
  caps: 'font-bold text-[21px] [font-stretch:80%]',
  light: 'font-normal tracking-[-.01em] text-[22px]',
  heavy: 'font-bold tracking-[-.05em] text-[25px]',
};

/**
 * The clients' marks, moving 50 px a second after 2 s (SPEC 9) by stylesheet alone. The list stands
 * twice so that it can run without an end; the copy is hidden from assistive technology.
 */
export function ClientMarquee({ label, pauseLabel, customers }: ClientMarqueeProps) {
  return (
    <section aria-label={label} className="marquee relative border-b border-line">
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
        <li key={name} className={marks[mark]}>
          <Icon name={icon} className="size-[26px]" />
          {name}
        </li>
      ))}
    </ul>
  );
}
