import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { savedAt } from '@/lib/planner/share/saved-at';
import { lazyPart } from '../state/lazy-part';
import {
  type PlannerState,
  shownPlan,
  usePlannerSelector,
  usePlannerStore,
} from '../state/planner';
import { whenIdle } from '../state/when-idle';
import { type ExportKind, FilesContext, type WantedDialog } from './files-context';

/**
 * What is for lists, files and driver sheets. It comes when the planner stands and the browser is idle, so
 * that nothing is fetched any more when it is used.
 */
const filesPart = lazyPart(() => import('./lazy-parts'));

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
  const { part } = filesPart.usePart();
  const [wanted, setWanted] = useState<WantedDialog>();
  const [link, setLink] = useState<{ readonly address: string }>();
  const [saved, setSaved] = useState(savedAt);
  const [printing, setPrinting] = useState(0);
  useEffect(() => whenIdle(filesPart.bring), []);

  // The same for as long as nothing of it changes: all that give something out read it.
  const files = useMemo(() => {
    const warn = () => store.actions.note({ words: missing, tone: 'warning', undo: false });
    const bring = async () => {
      if (!filesPart.get().part) await filesPart.bring();
      const came = filesPart.get().part;
      if (!came) warn();
      return came;
    };
    return {
      ready,
      saved,
      exportAs: async (kind: ExportKind) => (await bring())?.exportAs(kind, store).catch(warn),
      async copyLink() {
        const address = await (await bring())?.copyLink(store);
        if (address) setLink({ address });
      },
      async open(id: string) {
        if (await bring()) setWanted({ id });
      },
      async printDriverSheets() {
        if (await bring()) setPrinting((count) => count + 1);
      },
    };
  }, [store, ready, saved]);

  return (
    <FilesContext value={files}>
      {children}
      {part && (
        <part.FilesDialogs
          wanted={wanted}
          link={link}
          saved={saved}
          refresh={() => setSaved(savedAt())}
        />
      )}
      {part && ready && printing > 0 && (
        <part.DriverSheets key={printing} done={() => setPrinting(0)} />
      )}
    </FilesContext>
  );
}
