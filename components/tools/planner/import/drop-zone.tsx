import { useEffect, useEffectEvent, useRef } from 'react';
import { mostStops } from '@/lib/planner/day/day';
import { count } from '@/lib/words/count';

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are let go anywhere over the page; the browser would leave the page for it. */
export function DropZone({ take }: { take: (files: readonly File[]) => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const took = useEffectEvent(take);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (on: boolean) => {
      const zone = ref.current;
      if (zone?.togglePopover && zone.matches(':popover-open') !== on) zone.togglePopover(on);
    };
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      show(true);
    };
    window.addEventListener('dragenter', over, { signal });
    window.addEventListener('dragover', over, { signal });
    // Nothing is entered when the pointer leaves the window.
    const leave = (event: DragEvent) => event.relatedTarget === null && show(false);
    window.addEventListener('dragleave', leave, { signal });
    const drop = (event: DragEvent) => {
      show(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      took(files);
    };
    window.addEventListener('drop', drop, { signal });
    return () => controller.abort();
  }, []);
  return (
    <div
      ref={ref}
      popover="manual"
      className="planner-drop fixed inset-0 size-auto items-center bg-backdrop p-5 text-ink open:flex"
    >
      <div className="pointer-events-none m-auto grid min-h-[150px] w-[min(28rem,100%)] content-center gap-2 rounded-card border-2 border-dashed border-ink bg-surface px-7 py-6">
        <p className="type-h4">Let go to read it</p>
        <p className="type-small text-ink-2">{`Up to ${count(mostStops)} stops. It stays on this device.`}</p>
      </div>
    </div>
  );
}
