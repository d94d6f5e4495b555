'use client';

import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '@/components/ui/cx';
import { isModified } from '@/lib/address/site-link';
import { focusTab, tabFor } from '@/lib/hooks/tab-keys';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { nameInAddress, useAddressHash, useRevealedTarget } from './address-hash';
import './hash-tabs.css';

interface HashTab {
  /** Id of its panel's heading, and what the address says after '#'. */
  id: string;
  title: string;
  /** Further ids that select it, such as those of what its panel holds. */
  holds?: readonly string[];
}

interface HashTabsProps {
  /** Name of the list of tabs. */
  label: string;
  tabs: readonly HashTab[];
  /** One panel a tab, in the same order. */
  panels: readonly ReactNode[];
  /** What stands beside all panels. */
  aside?: ReactElement;
  /** Words over a rule, or pills. */
  variant: 'page' | 'pill';
  className?: string;
}

/**
 * W3C tabs that follow the address's hash: a click adds to the history, a key replaces the last step.
 * Without script tabs are links and all panels show.
 */
export function HashTabs(props: HashTabsProps) {
  const { label, tabs, panels, aside, variant, className } = props;
  const hash = useAddressHash();
  // Before that, the sheet shows the panel that the address names.
  const live = useHydrated() ? '' : undefined;
  const [selected, setSelected] = useState(0);
  const [seen, setSeen] = useState('');
  if (hash !== seen) {
    setSeen(hash);
    const named = tabs.findIndex(({ id, holds }) => id === hash || holds?.includes(hash));
    // A hash of something outside the tabs changes nothing.
    if (named >= 0 || hash === '') setSelected(Math.max(named, 0));
  }

  const root = useRef<HTMLDivElement>(null);
  useRevealedTarget(root);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.children[selected] as HTMLElement | undefined;
    // The row of tabs may be wider than the window.
    if (tab && list.current)
      list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 20;
  }, [selected]);

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = tabFor(event, selected, tabs.length, false);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    nameInAddress(tab.id, 'replace');
    focusTab(event, next);
  }

  return (
    <div ref={root} className={className} data-live={live}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`hash-tabs flex ${variant}-tabs`}
        onKeyDown={move}
      >
        {tabs.map(({ id, title }, i) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            role="tab"
            className={`hash-tab relative shrink-0 font-semibold pointer-coarse:min-h-11 ${variant}-tab`}
            aria-selected={i === selected}
            aria-controls={`${id}-panel`}
            tabIndex={i === selected ? 0 : -1}
            onClick={(event) => {
              if (isModified(event)) return;
              event.preventDefault();
              if (window.location.hash !== `#${id}`) nameInAddress(id, 'push');
            }}
          >
            {title}
          </a>
        ))}
      </div>
      {aside}
      {panels.map((panel, i) => (
        <div
          key={tabs[i]?.id}
          id={`${tabs[i]?.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${tabs[i]?.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for it where a panel begins with text
          tabIndex={0}
          data-off={i === selected ? undefined : ''}
          className={cx('hash-panel', variant === 'page' && 'mt-8 lg:col-start-2 lg:mt-10')}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
