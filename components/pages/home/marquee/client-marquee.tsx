import type { CSSProperties } from 'react';
import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import { RouteLine } from '@/components/ui/route/route-line';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { Customer } from '@/content/home/customers';
import type { CustomersSection } from '@/content/schemas/home/sections';
import { lineOf } from './line';
import './client-marquee.css';

type ClientMarqueeProps = CustomersSection & { customers: readonly Customer[] };

/** The clients' marks, moving 50 px a second. Copies of the list let it run without an end. */
export function ClientMarquee({ label, pauseLabel, sample, customers }: ClientMarqueeProps) {
  const { times, room, even } = lineOf(customers);
  const copies = Array.from({ length: 2 * times }, (_, at) => at);
  const size = {
    ...(times > 1 && { '--times': times }),
    ...(room && { '--room': room }),
  } as CSSProperties;
  return (
    <section
      aria-label={label}
      className="marquee relative flex items-center rule-b border-line"
      style={Object.keys(size).length > 0 ? size : undefined}
    >
      <RouteLine side="left" />
      <div className="marquee-window min-w-0 flex-1 overflow-clip">
        <div dir="ltr" className="marquee-track flex">
          {copies.map((at) => (
            <ul
              key={at}
              aria-hidden={at > 0 || undefined}
              className="marquee-list flex shrink-0 items-center justify-between font-medium whitespace-nowrap [overflow-wrap:anywhere] text-ink-2"
              style={even ? { justifyContent: 'space-around', padding: 0 } : undefined}
            >
              {customers.map((customer) => (
                <Mark key={customer.name} customer={customer} copy={at > 0} />
              ))}
            </ul>
          ))}
        </div>
      </div>
      {customers.some((customer) => customer.sample) && (
        <SampleMark className="marquee-sample absolute">{sample}</SampleMark>
      )}
      <PauseControl label={pauseLabel} className="relative ms-2 me-2 shrink-0" />
    </section>
  );
}

/** A logo on a light ground in both themes, as its owner drew it, or a name set in type. */
function Mark({ customer, copy }: { customer: Customer; copy: boolean }) {
  const { name, logo, icon, mark } = customer;
  if (logo) {
    return (
      <li>
        <span
          className="block rounded-small bg-paper px-3 py-2 scheme-light"
          style={{ forcedColorAdjust: 'none' }}
        >
          <Picture
            name={logo}
            alt={copy ? '' : name}
            sizes="180px"
            className="marquee-picture object-contain"
          />
        </span>
      </li>
    );
  }
  return (
    <li
      className={cx(
        'flex items-center gap-2.5',
        mark === 'light' ? 'font-normal' : `marquee-${mark}`,
      )}
    >
      {icon && <Icon name={icon} className="marquee-sign" />}
      {name}
    </li>
  );
}
