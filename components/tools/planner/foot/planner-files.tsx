import { type ReactElement, useMemo, useState } from 'react';
import { savedAt } from '@/lib/planner/share/saved-at';
import { routes } from '@/lib/routes';
import {
  type PlannerState,
  sharedDay,
  shownPlan,
  showsSimple,
  usePlannerSelector,
  usePlannerStore,
} from '../state/planner';
import { simpleTitle, simpleWords } from '../words/simple';
import { type ExportKind, FilesContext, type WantedDialog } from './files-context';
import { useLazyParts } from './use-lazy-parts';

const missing = 'A part of the planner did not load. Check the connection and try again.';

/** Whether there is a plan to give out. */
const isReady = (state: PlannerState): boolean =>
  shownPlan(state) !== undefined && state.day.stops.length > 0;

/**
 * What comes in and goes out, around the planner's view: dialogs, files, links and driver sheets. All of
 * it is one of the late parts; where they do not come, a note says so.
 */
export function PlannerFiles({ children }: { children: ReactElement }) {
  const { get, actions } = usePlannerStore();
  const ready = usePlannerSelector(isReady);
  const { parts, load } = useLazyParts();
  const [wanted, setWanted] = useState<WantedDialog>();
  const [link, setLink] = useState<{ readonly address: string }>();
  const [saved, setSaved] = useState(savedAt);
  const [printing, setPrinting] = useState(0);

  // The same for as long as nothing of it changes: all that give something out read it.
  const files = useMemo(() => {
    const warn = (words: string) => actions.note({ words, tone: 'warning', undo: false });
    const done = (words: string) => actions.note({ words, tone: 'done', undo: false });
    const bring = async () => {
      const came = parts ?? (await load());
      if (!came) warn(missing);
      return came;
    };
    return {
      ready,
      saved,
      async exportAs(kind: ExportKind) {
        const came = await bring();
        const state = get();
        const { day, town } = state;
        const plan = shownPlan(state);
        if (!came || !plan) return;
        const { name, type, text } = showsSimple(state)
          ? came.exportFile(
              kind,
              { ...day, title: simpleTitle(day.title) },
              plan,
              town,
              simpleWords,
            )
          : came.exportFile(kind, day, plan, town);
        came.download(name, type, text);
        done(`${name} is made. Look among your downloads.`);
      },
      async copyLink() {
        const came = await bring();
        if (!came) return;
        const page = new URL(routes.routeOptimization, window.location.href).href;
        const address = await came.linkTo(page, sharedDay(get()), get().town);
        if (!address) return warn('Too long for a link. Export GeoJSON instead.');
        if (await came.copyText(address))
          return done('Link copied. It holds the stops themselves.');
        setLink({ address });
      },
      async open(id: string) {
        if (await bring()) setWanted({ id });
      },
      async printDriverSheets() {
        if (await bring()) setPrinting((count) => count + 1);
      },
    };
  }, [get, actions, ready, saved, parts, load]);

  return (
    <FilesContext value={files}>
      {children}
      {parts && (
        <parts.FilesDialogs
          wanted={wanted}
          link={link}
          saved={saved}
          refresh={() => setSaved(savedAt())}
        />
      )}
      {parts && ready && printing > 0 && (
        <parts.DriverSheets key={printing} done={() => setPrinting(0)} />
      )}
    </FilesContext>
  );
}
