import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { inputClass } from '@/components/ui/field/input';
import { dialogBody, dialogs } from '../foot/files-context';

/** The link to copy by hand, where the browser would not put it on the clipboard: it opens by itself. */
export function LinkDialog({ link }: { link: { readonly address: string } }) {
  const ref = useRef<HTMLDialogElement>(null);
  // Each try is an object of its own, so that the same link opens it again.
  useEffect(() => {
    if (!link.address || ref.current?.open) return;
    ref.current?.showModal();
    ref.current?.querySelector('input')?.select();
  }, [link]);
  return (
    <Dialog id={dialogs.link} ref={ref} title="Copy this link" className="w-160">
      <div className={dialogBody}>
        <p className="text-ink-2">
          The browser did not let the page copy it. The link is selected: copy it with Ctrl or
          Command C. It holds the stops themselves; what stands after the number sign reaches no
          server.
        </p>
        <label className="text-[.9375rem] font-semibold" htmlFor="planner-link-text">
          Link
        </label>
        <input
          id="planner-link-text"
          className={inputClass}
          readOnly
          value={link.address}
          onFocus={({ target }) => target.select()}
        />
      </div>
    </Dialog>
  );
}
