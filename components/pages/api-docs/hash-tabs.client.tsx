'use client';

import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cx } from '@/components/ui/cx';
import { isModified } from '@/lib/address/site-link';
import { listeners, windowEvents } from '@/lib/browser/listeners';
import { focusTab, tabFor } from '@/lib/hooks/tab-keys';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import './hash-tabs.css';

const { tell, listen } = listeners(windowEvents('hashchange', 'popstate'));

const onServer = () => '';

/** What the address names after its '#'. Empty in the static HTML and during hydration. */
export const useAddressHash = (): string =>
  useSyncExternalStore(listen, () => window.location.hash.slice(1), onServer);

/** Names a part of the page in the address, as a step of the history or in place of the last. */
function nameInAddress(id: string, step: 'push' | 'replace'): void {
  window.history[`${step}State`](null, '', `#${id}`);
  tell();
}

interface HashTabsProps {
  label: string;
  /** `id` is that of the panel's heading, and what the address says after '#'. */
  tabs: readonly { id: string; title: string; panel: ReactNode }[];
  aside?: ReactElement;
  variant: 'page' | 'pill';
  className?: string;
}

/** The panel that a hash or what it names belongs to; undefined where none does. */
function panelOf(hash: string, root: HTMLElement | null): number | undefined {
  if (hash === '') return 0;
  const target = document.getElementById(hash);
  const panels = [...(root?.children ?? [])].filter(({ role }) => role === 'tabpanel');
  const at = panels.findIndex((panel) => panel.id === `${hash}-panel` || panel.contains(target));
  if (at >= 0) return at;
  // Back at the panel around these tabs, they are back at their first one.
  const around = root?.closest('[role=tabpanel]');
  return around && around === target?.closest('[role=tabpanel]') ? 0 : undefined;
}

function openCard(target: HTMLElement | null): void {
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** Opens the card that a link names, and scrolls to what a hidden panel holds once that shows. */
function follow(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link || link.role === 'tab' || isModified(event)) return;
  const target = document.getElementById(link.hash.slice(1));
  openCard(target);
  if (!target?.closest('[data-off]')) return;
  const show = () => requestAnimationFrame(() => target.scrollIntoView());
  window.addEventListener('hashchange', show, { once: true });
}

/** W3C tabs that follow the address. Without script tabs are links and all panels show. */
export function HashTabs({ label, tabs, aside, variant, className }: HashTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const hash = useAddressHash();
  // Before that, the style sheet shows the panel that the address names.
  const live = useHydrated() ? '' : undefined;
  const [selected, setSelected] = useState(0);

  useLayoutEffect(() => {
    openCard(document.getElementById(hash));
    const named = panelOf(hash, root.current);
    if (named === undefined) return;
    setSelected(named);
    const list = root.current?.querySelector<HTMLElement>('[role=tablist]');
    const tab = list?.children[named];
    // The row of tabs may be wider than the window.
    if (tab instanceof HTMLElement && list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - 20;
  }, [hash]);
  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = tabFor(event, selected, tabs.length, false);
    const tab = tabs[next ?? -1];
    if (next === undefined || !tab) return;
    event.preventDefault();
    nameInAddress(tab.id, 'replace');
    focusTab(event, next);
  }

  return (
    <div ref={root} className={className} data-live={live}>
      <div
        role="tablist"
        aria-label={label}
        className={`flex overflow-x-auto scrollbar-none ${variant}-tabs`}
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
              if (hash !== id) nameInAddress(id, 'push');
            }}
          >
            {title}
          </a>
        ))}
      </div>
      {aside}
      {tabs.map(({ id, panel }, i) => (
        <div
          key={id}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
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
