import { useState } from 'react';
import { DropZone } from '../import/drop-zone';
import { ImportPanel } from '../import/import-panel';
import { LinkDialog } from '../share/link-dialog';
import { SavedPanel } from '../share/saved-panel';
import { dialogs, usePlannerFiles, type WantedDialog } from './files-context';
import { FilesDialog } from './files-dialog';

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
  const [file, setFile] = useState<File>();
  const { open } = usePlannerFiles();
  const take = (dropped: File) => {
    setFile(dropped);
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
        {(close) => <ImportPanel file={file} close={close} />}
      </FilesDialog>
      <FilesDialog id={dialogs.saved} title="Save on this device" className="w-160" wanted={wanted}>
        {(close, times) => <SavedPanel key={times} saved={saved} refresh={refresh} close={close} />}
      </FilesDialog>
      <DropZone take={take} />
      {link && <LinkDialog link={link} />}
    </>
  );
}
