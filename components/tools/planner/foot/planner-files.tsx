import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { savedAt } from '@/lib/planner/share/saved-at';
import { type LazyPart, lazyPart } from '../state/lazy-part';
import {
  type PlannerState,
  shownPlan,
  usePlannerSelector,
  usePlannerStore,
} from '../state/planner';
import { whenIdle } from '../state/when-idle';
import { dialogs, type ExportKind, FilesContext, type WantedDialog } from './files-context';

/**
 * What lists need, and what exports, links and driver sheets need. They come when the planner stands and the
 * browser is idle, so that nothing is fetched any more when they are used.
 */
const importPart = lazyPart(() => import('../import/import-dialog'));
const outPart = lazyPart(() => import('./out-parts'));
const fetchParts = () => {
  importPart.bring();
  outPart.bring();
};

const missing = 'A part of the planner did not load. Check the connection and try again.';

/** Whether there is a plan to give out. */
const isReady = (state: PlannerState): boolean =>
  shownPlan(state) !== undefined && state.day.stops.length > 0;

/**
 * What comes in and goes out, around the planner's view: dialogs, files, links and driver sheets. Where
 * what does it does not come, a note says so.
 */
export function PlannerFiles({ children }: { children: ReactElement }) {
  const store = usePlannerStore();
  const ready = usePlannerSelector(isReady);
  const { part: incoming } = importPart.usePart();
  const { part: outgoing } = outPart.usePart();
  const [wanted, setWanted] = useState<WantedDialog>();
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
      ready,
      saved,
      exportAs: async (kind: ExportKind) =>
        (await came(outPart))?.exportAs(kind, store).catch(warn),
      async copyLink() {
        const address = await (await came(outPart))?.copyLink(store);
        if (address) setLink({ address });
      },
      async open(id: string) {
        const part = id === dialogs.bring ? await came(importPart) : await came(outPart);
        if (part) setWanted({ id });
      },
      async printDriverSheets() {
        if (await came(outPart)) setPrinting((count) => count + 1);
      },
    };
  }, [store, ready, saved]);

  return (
    <FilesContext value={files}>
      {children}
      {incoming && <incoming.ImportDialog wanted={wanted} />}
      {outgoing && (
        <outgoing.SavedDialog wanted={wanted} saved={saved} refresh={() => setSaved(savedAt())} />
      )}
      {outgoing && link && <outgoing.LinkDialog link={link} />}
      {outgoing && ready && printing > 0 && (
        <outgoing.DriverSheets key={printing} done={() => setPrinting(0)} />
      )}
    </FilesContext>
  );
}
