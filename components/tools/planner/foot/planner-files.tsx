import { type ReactNode, useState } from 'react';
import { savedAt } from '@/lib/planner/share/saved-at';
import { routes } from '@/lib/routes';
import { shownPlan, usePlanner } from '../state/planner';
import { dialogs, type ExportKind, FilesContext } from './files-context';
import { LateDialog } from './late-dialog';
import { useLateParts } from './use-late-parts';

const missing = 'A part of the planner did not load. Check the connection and try again.';

/**
 * What comes in and goes out, around the planner's view: the dialogs for own stops, for a link that
 * could not be copied and for the day saved here, the drop zone and the driver sheets.
 */
export function PlannerFiles({ children }: { children: ReactNode }) {
  const { state, acts } = usePlanner();
  const late = useLateParts();
  const { parts, load } = late;
  const [file, setFile] = useState<File>();
  const [link, setLink] = useState<{ readonly address: string }>();
  const [saved, setSaved] = useState(savedAt);
  const [printing, setPrinting] = useState(0);
  const { day, town } = state;
  const plan = shownPlan(state);
  const rounds = plan?.rounds ?? day.vans.map(() => []);
  const warn = (words: string) => acts.note({ words, tone: 'warning', undo: false });
  const done = (words: string) => acts.note({ words, tone: 'done', undo: false });
  const bring = async () => {
    const came = parts ?? (await load());
    if (!came) warn(missing);
    return came;
  };

  const files = {
    ready: plan !== undefined && day.stops.length > 0,
    saved,
    async exportAs(kind: ExportKind) {
      const came = await bring();
      if (!came || !plan) return;
      const { name, type, text } = came.exportFile(kind, day, plan, town);
      came.download(name, type, text);
      done(`${name} is made. Look among your downloads.`);
    },
    async copyLink() {
      const came = await bring();
      if (!came) return;
      const page = new URL(routes.routeOptimization, window.location.href).href;
      const address = came.linkTo(page, { day, rounds }, town);
      if (!address) return warn('Too long for a link. Export GeoJSON instead.');
      if (await came.copyText(address)) return done('Link copied. It holds the stops themselves.');
      setLink({ address });
    },
    async printSheets() {
      if (await bring()) setPrinting((count) => count + 1);
    },
  };

  return (
    <FilesContext value={files}>
      {children}
      <LateDialog
        {...late}
        id={dialogs.bring}
        title="Bring your own stops"
        className="planner-import-dialog"
      >
        {(came, close) => <came.ImportPanel file={file} close={close} />}
      </LateDialog>
      <LateDialog
        {...late}
        id={dialogs.saved}
        title="Save on this device"
        className="planner-share-dialog"
      >
        {(came, close, times) => (
          <came.SavedPanel
            key={times}
            shared={{ day, rounds }}
            saved={saved}
            look={() => setSaved(savedAt())}
            close={close}
          />
        )}
      </LateDialog>
      {parts && <parts.DropZone take={setFile} />}
      {parts && link && <parts.LinkDialog link={link} />}
      {parts && printing > 0 && plan && (
        <parts.DriverSheets key={printing} done={() => setPrinting(0)} />
      )}
    </FilesContext>
  );
}
