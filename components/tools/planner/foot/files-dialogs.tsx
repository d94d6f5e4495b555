import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DropZone } from '../import/drop-zone';
import { ImportPanel } from '../import/import-panel';
import { createReader } from '../import/list-reader';
import { LinkDialog } from '../share/link-dialog';
import { SavedPanel } from '../share/saved-panel';
import { dialogs, usePlannerFiles, type WantedDialog } from './files-context';

interface FilesDialogProps {
  id: string;
  title: string;
  className: string;
  /** The dialog that was asked for last. Each asking is an object of its own, so that it opens again. */
  wanted: WantedDialog | undefined;
  /** What stands in it; `times` counts how often it was opened. */
  children: (close: () => void, times: number) => ReactElement;
}

/** A dialog of what comes in or goes out. What was entered stays when it is closed. */
function FilesDialog({ id, wanted, children, ...rest }: FilesDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open || wanted?.id !== id) return;
    setTimes((before) => before + 1);
    dialog.showModal();
    // Reads out which dialog it is; its first button would be the one that closes it.
    const heading = dialog.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [id, wanted]);
  return (
    <Dialog {...rest} id={id} ref={ref}>
      {times > 0 && children(() => ref.current?.close(), times)}
    </Dialog>
  );
}

interface FilesDialogsProps {
  wanted: WantedDialog | undefined;
  /** The link that could not be copied. */
  link: { readonly address: string } | undefined;
  saved: Date | undefined;
  /** Looks anew at what the device holds. */
  refresh: () => void;
}

/** The dialogs for own stops, for the day saved here and for a link, and the drop zone over the page. */
export function FilesDialogs({ wanted, link, saved, refresh }: FilesDialogsProps) {
  const [files, setFiles] = useState<readonly File[]>();
  const [reader] = useState(() => createReader());
  useEffect(() => {
    reader.begin();
    return reader.end;
  }, [reader]);
  const { open } = usePlannerFiles();
  const take = (dropped: readonly File[]) => {
    setFiles(dropped);
    open(dialogs.bring);
  };
  return (
    <>
      <FilesDialog
        id={dialogs.bring}
        title="Bring your own stops"
        className="w-260"
        wanted={wanted}
      >
        {(close) => <ImportPanel files={files} reader={reader} close={close} />}
      </FilesDialog>
      <FilesDialog id={dialogs.saved} title="Save on this device" className="w-160" wanted={wanted}>
        {(close, times) => <SavedPanel key={times} saved={saved} refresh={refresh} close={close} />}
      </FilesDialog>
      <DropZone take={take} />
      {link && <LinkDialog link={link} />}
    </>
  );
}
