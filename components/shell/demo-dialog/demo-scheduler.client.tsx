'use client';

import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { SchedulerFrameProps } from './scheduler-frame.client';

interface DemoSchedulerProps {
  dialog: string;
  children: ReactElement | readonly ReactElement[];
}

/** How long the scheduler may be silent before its place is given to the plain link. */
const patienceMs = 8000;

const times = [...Array(30).keys()];

/**
 * Puts the scheduler into the demo dialog when it first opens; nothing of it loads earlier. Where it is
 * blocked, slow or offline, the plain link stands instead of the frame: a frame of another origin cannot be
 * asked what it shows, and may show the browser's error page. Opening the dialog again tries again.
 */
export function DemoScheduler({ dialog, children }: DemoSchedulerProps) {
  const { state, Frame, ready } = useScheduler(dialog);
  return (
    <>
      {Frame && state !== 'failed' && <Frame onReady={ready} />}
      {state !== 'ready' && (
        <div className="absolute inset-0 flex flex-col justify-center overflow-y-auto bg-paper p-6 text-ink-2">
          {/* The region stands there before its words, so that they are announced. */}
          <div role="status">
            {state === 'loading' && (
              <p className="mb-5 flex items-center gap-3 text-ink">
                <Icon name="loader-circle" className="size-5 animate-spin" />
                <span>Loading free times…</span>
              </p>
            )}
            {state === 'failed' && (
              <p className="mb-5 type-lead text-ink">
                The calendar did not load. It may be blocked, or the connection is down.
              </p>
            )}
          </div>
          {state === 'loading' && (
            <div aria-hidden="true" className="mb-5 grid flex-1 grid-cols-5 gap-2">
              {times.map((time) => (
                <span key={time} className="rounded-small bg-sunk" />
              ))}
            </div>
          )}
          <div>{children}</div>
        </div>
      )}
    </>
  );
}

type State = 'unopened' | 'loading' | 'ready' | 'failed';

function useScheduler(id: string) {
  const [state, setState] = useState<State>('unopened');
  const [Frame, setFrame] = useState<ComponentType<SchedulerFrameProps>>();

  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const start = () => {
      if (dialog.open) setState((now) => (now === 'ready' ? now : 'loading'));
    };
    // Watches the attribute, since not every browser sends a dialog's toggle event.
    const observer = new MutationObserver(start);
    observer.observe(dialog, { attributeFilter: ['open'] });
    start();
    return () => observer.disconnect();
  }, [id]);

  useEffect(() => {
    if (state !== 'loading') return;
    const fail = () => setState('failed');
    const timer = setTimeout(fail, navigator.onLine ? patienceMs : 0);
    import('./scheduler-frame.client').then(
      ({ SchedulerFrame }) => setFrame(() => SchedulerFrame),
      fail,
    );
    return () => clearTimeout(timer);
  }, [state]);

  return { state, Frame, ready: () => setState('ready') };
}
