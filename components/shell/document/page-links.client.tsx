'use client';

import type { Route } from 'next';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { markCurrentPage } from '@/lib/address/current-page';
import { showHash } from '@/lib/address/hash';
import { isModified, siteAddress } from '@/lib/address/site-link';
import { carryUtm } from '@/lib/address/utm';
import { beginArrival, endArrival } from '@/lib/browser/arrival';
import { supportDialogs } from '@/lib/browser/dialog-support';
import { adoptInPageStep, noteRouterState } from '@/lib/browser/in-page-steps';
import {
  endExpectation,
  expectPage,
  isLoadingDocument,
  watchExpectation,
} from '@/lib/browser/page-under-way';
import { watchChunks } from '@/lib/browser/reload-guard';
import { fetchPayloadsWhole } from '@/lib/browser/whole-payloads';
import { countPage } from '@/lib/events/count';
import { markBrokenPictures } from '@/lib/picture/broken-pictures';
import { isSlowNow } from '@/lib/watch/slow-connection';
import { useHashScroll } from './use-hash-scroll';
import { useOfflineCopies } from './use-offline-copies';

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Lists and tables that scroll sideways in a narrow window: Tab stops there alone. */
function skipWhatFits(event: Event) {
  if (event instanceof KeyboardEvent && event.key !== 'Tab') return;
  for (const list of document.querySelectorAll<HTMLElement>('main :is(ul, ol, section)[tabindex]'))
    list.tabIndex = list.scrollWidth > list.clientWidth ? 0 : -1;
}

let followed = false;

/** Whether a finger reached for a link: its press asks for the whole page, and parts as well would double that. */
const isTouch = (event: Event): boolean =>
  event.type === 'focusin'
    ? event.target instanceof Element && !event.target.matches(':focus-visible')
    : 'pointerType' in event && event.pointerType === 'touch';

interface PageLinksProps {
  offlineCopies: boolean;
  /** Leaves links to the browser: from an unknown address the framework never shows the page. */
  loadsAnew?: boolean;
}

/** Puts a page that a link led to at its top, or at the section that the address names. */
function showFromTop() {
  const behavior = 'instant';
  if (!showHash(window.location.hash, { behavior })) window.scrollTo({ top: 0, behavior });
}

const closeDialogs = () => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
};

/**
 * Follows plain links inside the site without loading the document anew, and fetches a page as soon as a mouse
 * or the keyboard reaches for its link. The document listens for all of them, so links work without script.
 * Without a network the browser follows them by itself: the service worker has whole documents.
 */
export function PageLinks({ offlineCopies, loadsAnew = false }: PageLinksProps) {
  const router = useRouter();
  const pathname = usePathname();
  const [pending, startTransition] = useTransition();

  const shown = useRef(pathname);
  useHashScroll();
  useOfflineCopies(pathname, offlineCopies);
  // Before it is drawn: React may have taken away what stands on the root.
  useLayoutEffect(watchChunks, []);
  useEffect(fetchPayloadsWhole, []);

  useEffect(() => {
    markCurrentPage(pathname);
    if (globalThis.EVENTS_URL) countPage();
    // Back and forward keep the place where the reader was.
    if (followed) showFromTop();
    followed = false;
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeDialogs();
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Back and forward change the page without a transition of this component.
  useEffect(() => {
    if (pending) return;
    noteRouterState();
    endExpectation();
    endArrival();
  }, [pathname, pending]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fetched = new Set<string>();

    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || isModified(event)) return;
      const address = siteAddress(link, window.location);
      if (!address) return;
      const { pathname: here, search, hash } = window.location;
      // While another page is under way, this one takes its place.
      const isHere = address === here + search + hash && !document.body.ariaBusy;
      if (!isHere && (!navigator.onLine || isLoadingDocument())) return;
      event.preventDefault();
      if (link.pathname === here && !link.hash) window.scrollTo({ top: 0 });
      if (isHere) return closeDialogs();
      followed = link.pathname !== here;
      if (followed) {
        beginArrival(address);
        // What scrolls smoothly would go on scrolling the other page.
        window.scrollTo({ top: window.scrollY, behavior: 'instant' });
      }
      expectPage(() => window.location.assign(address));
      startTransition(() => router.push(address as Route));
    };
    const traverse = () => {
      if (adoptInPageStep()) return;
      followed = false;
      endExpectation();
      // The address is that of the page already: to go there could be a step within the page.
      if (window.location.pathname !== shown.current) expectPage(() => window.location.reload());
    };
    const fetchAhead = (event: Event) => {
      if (isTouch(event)) return;
      const link = linkOf(event);
      const page = link && siteAddress(link, window.location)?.split('#')[0];
      if (!page || fetched.has(page) || isSlowNow() || !navigator.onLine) return;
      fetched.add(page);
      router.prefetch(page as Route);
    };
    const closeMenu = ({ target }: Event) => {
      const used = target instanceof Element && target.closest('a[href], [command="show-modal"]');
      if (used) used.closest<HTMLDialogElement>('#site-menu')?.close();
    };

    // Before another listener opens a dialog: that one notes where the focus returns to.
    document.addEventListener('click', closeMenu, { signal, capture: true });
    if (!loadsAnew) {
      document.addEventListener('click', noteRouterState, { signal, capture: true });
      document.addEventListener('click', follow, { signal });
      window.addEventListener('popstate', traverse, { signal });
      watchExpectation(signal);
      for (const sign of ['pointerover', 'focusin']) {
        document.addEventListener(sign, fetchAhead, { signal, passive: true });
      }
    }
    carryUtm([process.env.NEXT_PUBLIC_APP_URL, process.env.NEXT_PUBLIC_SCHEDULING_URL], signal);
    document.addEventListener('keydown', skipWhatFits, { signal });
    window.addEventListener('resize', skipWhatFits, { signal });
    supportDialogs(signal);
    markBrokenPictures(signal);
    return () => controller.abort();
  }, [router, loadsAnew]);

  return null;
}
