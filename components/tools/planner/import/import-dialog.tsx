import { useEffect, useState } from 'react';
import { dialogs, usePlannerFiles } from '../foot/files-context';
import { FilesDialog } from '../foot/files-dialog';
import { DropZone } from './drop-zone';
import { ImportPanel } from './import-panel';
import { createReader } from './list-reader';

export function ImportDialog() {
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
      <FilesDialog id={dialogs.bring} title="Bring your own stops" className="w-260">
        {(close) => <ImportPanel files={files} reader={reader} close={close} />}
      </FilesDialog>
      <DropZone take={take} />
    </>
  );
}
