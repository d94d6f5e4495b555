'use client';

import { useEffect, useMemo } from 'react';
import { InlineWidget } from 'react-calendly';
import { demoDialogId } from '@/components/ui/button/button';
import { recallUtm, toCalendlyUtm } from '@/lib/address/utm';

export interface SchedulerFrameProps {
  onReady: () => void;
}

const schedulingUrl = process.env.NEXT_PUBLIC_SCHEDULING_URL ?? '';

/** `DemoScheduler` shows the waiting itself, until the sign of life. */
const Nothing = () => null;

function isSignOfLife({ origin, data }: MessageEvent): boolean {
  if (origin !== new URL(schedulingUrl).origin) return false;
  return typeof data?.event === 'string' && data.event.startsWith('calendly.');
}

/**
 * The scheduler's frame, 650 px high. A message is its sign of life, for browsers send `load` for error pages
 * too. The library's own listener takes messages from every origin, and stumbles over those without data.
 */
export function SchedulerFrame({ onReady }: SchedulerFrameProps) {
  // Read once: a frame whose address changes loads again.
  const utm = useMemo(() => toCalendlyUtm(recallUtm()), []);
  useEffect(() => {
    const listen = (message: MessageEvent) => {
      if (isSignOfLife(message)) onReady();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onReady]);
  return (
    <>
      <InlineWidget
        url={schedulingUrl}
        utm={utm}
        pageSettings={{ hideEventTypeDetails: true }}
        iframeTitle="Calendar with free times"
        className="h-[650px] scheme-light"
        LoadingSpinner={Nothing}
      />
      {/* The frame keeps Escape to itself: Tab leads out of it to here. */}
      <button
        type="button"
        command="close"
        commandfor={demoDialogId}
        className="absolute top-2 start-2 rounded-control bg-ink px-5 py-3 font-semibold text-paper not-focus:sr-only"
      >
        Back to the page
      </button>
    </>
  );
}
