'use client';

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useRef,
  useSyncExternalStore,
} from 'react';
import { cx } from '@/components/ui/cx';
import { stopTowards } from '@/lib/help/next-stop';
import { forgetRead, isRead, onRead, readGuides } from '@/lib/help/read-guides';

const Order = createContext<readonly string[]>([]);

const nothing = () => '';

/** The guides of the map in their order, and which of them were read on this device. */
function useReading() {
  const read = useSyncExternalStore(onRead, readGuides, nothing);
  const order = useContext(Order);
  return { order, has: (slug: string) => isRead(read, slug) };
}

/** Around the map: its stops know what was read, and arrow keys lead from one to the other. */
export function Reading({ order, children }: { order: readonly string[]; children: ReactNode }) {
  const go = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('li > a')];
    const places = stops.map((stop) => {
      const { x, y, height } = (stop.parentElement ?? stop).getBoundingClientRect();
      return { x, y: y + height / 2 };
    });
    const next = stops[stopTowards(event.key, places, stops.indexOf(event.target as HTMLElement))];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <Order value={order}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside have the focus and their own keys */}
      <div onKeyDown={go}>{children}</div>
    </Order>
  );
}

/** How many guides were read, and the way to start over. */
export function ReadCount({ kept, startOver }: { kept: string; startOver: string }) {
  const { order, has } = useReading();
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <div className="network-count scripted text-[.9375rem] text-ink-2">
      <p ref={count} tabIndex={-1} className="network-read text-ink">
        {order.filter(has).length} of {order.length} read
      </p>
      {kept}{' '}
      <button
        type="button"
        className={cx('network-again underline', !order.some(has) && 'invisible')}
        onClick={() => {
          forgetRead();
          // Reads out what it came to.
          count.current?.focus();
        }}
      >
        {startOver}
      </button>
    </div>
  );
}

/** Whether a stop was read; before the first one that was not waits the van. */
export function ReadState({ slug }: { slug: string }) {
  const { order, has } = useReading();
  const isNext = order.find((each) => !has(each)) === slug;
  return (
    <span className="network-state" data-read={has(slug) ? '' : undefined}>
      {has(slug) && said('read')}
      {isNext && said('next stop')}
      {isNext && <span aria-hidden="true" className="network-van" />}
      {!has(slug) && !isNext && <span className="sr-only">, not read</span>}
    </span>
  );
}

/** Behind the chapters in one line, or below them without a comma. */
const said = (words: string) => (
  <>
    <span className="network-comma">, </span>
    {words}
  </>
);
