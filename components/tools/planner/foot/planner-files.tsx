import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { savedAt } from '@/lib/planner/share/saved-at';
import { type LazyPart, lazyPart } from '../state/lazy-part';
import {
  type PlannerState,
  shownPlan,
  usePlannerSelector,
  usePlannerStore,
} from '../state/planner';
import { dialogs, type ExportKind, FilesContext, type PlannerFilesActions } from './files-context';

/** They come while the browser is idle, so that nothing is fetched any more when they are used. */
const importPart = lazyPart(() => import('../import/import-dialog'));
const exportPart = lazyPart(() => import('./export-parts'));
const fetchParts = () => {
  importPart.bring();
  exportPart.bring();
};

const missing = 'A part of the planner did not load. Check the connection and try again.';

const isReady = (state: PlannerState): boolean =>
  shownPlan(state) !== undefined && state.day.stops.length > 0;

/** What comes in and goes out, around the view. Where a part of it does not come, a note says so. */
export function PlannerFiles({ children }: { children: ReactElement }) {
  const store = usePlannerStore();
  const ready = usePlannerSelector(isReady);
  const { part: importing } = importPart.usePart();
  const { part: exporting } = exportPart.usePart();
  const [wanted, setWanted] = useState<PlannerFilesActions['wanted']>();
  const [link, setLink] = useState<{ readonly address: string }>();
  const [saved, setSaved] = useState(savedAt);
  const [printing, setPrinting] = useState(0);
  useEffect(() => whenIdle(fetchParts), []);

  // The same for as long as nothing of it changes: all that give something out read it.
  const files = useMemo(() => {
    const warn = () => store.actions.note({ words: missing, tone: 'warning', undo: false });
    const came = async <T,>(lazy: LazyPart<T>) => {
      if (!lazy.get().part) await lazy.bring();
      const { part } = lazy.get();
      if (!part) warn();
      return part;
    };
    return {
      ...{ ready, saved, wanted },
      refreshSaved: () => setSaved(savedAt()),
      exportAs: async (kind: ExportKind) =>
        (await came(exportPart))?.exportAs(kind, store).catch(warn),
      async copyLink() {
        const address = await (await came(exportPart))?.copyLink(store);
        if (address) setLink({ address });
      },
      async open(id: string) {
        const part = id === dialogs.bring ? await came(importPart) : await came(exportPart);
        if (part) setWanted({ id });
      },
      async printDriverSheets() {
        if (await came(exportPart)) setPrinting((count) => count + 1);
      },
    };
  }, [store, ready, saved, wanted]);

  return (
    <FilesContext value={files}>
      {children}
      {importing && <importing.ImportDialog />}
      {exporting && <exporting.SavedDialog />}
      {exporting && link && <exporting.LinkDialog link={link} />}
      {exporting && ready && printing > 0 && (
        <exporting.DriverSheets key={printing} done={() => setPrinting(0)} />
      )}
    </FilesContext>
  );
}
