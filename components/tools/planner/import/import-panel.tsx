import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { count } from '@/lib/events/count';
import { siteGeocoder } from '@/lib/planner/geocoder/site-geocoder';
import { hasNoPlace } from '@/lib/planner/import/table';
import { counted } from '@/lib/words/count';
import { PartAwaited } from '../panel/part-awaited';
import { openPlanFile } from '../share/open-plan-file';
import { lazyPart } from '../state/lazy-part';
import { usePlanner, usePlannerActions } from '../state/planner';
import { ImportActions } from './import-actions';
import { ImportChoices, ImportColumns } from './import-choices';
import { ImportSource } from './import-source';
import { ImportSummary } from './import-summary';
import { importSentence, nameOf } from './import-words';
import { LinesTable } from './lines-table';
import type { Reader } from './list-reader';
import { type Source, useImport } from './use-import';

/** What places lines without coordinates comes with the first list that has some. */
const placesPart = lazyPart(() => import('./places/import-places'));

interface ImportPanelProps {
  files: readonly File[] | undefined;
  reader: Reader;
  close: () => void;
}

export function ImportPanel({ files, reader, close }: ImportPanelProps) {
  const actions = usePlannerActions();
  const { unit } = usePlanner('unit');
  const { state, acts } = useImport(reader, unit);
  const { wanted, found, typed, isReading } = state;
  const { reading: read, refusal } = found?.answer ?? {};
  const [failure, setFailure] = useState<string>();
  const { part } = placesPart.usePart();
  const isUnplaced = read?.checked.lines.some(({ raw }) => hasNoPlace(raw)) ?? false;
  const isAwaited = read?.needsZips && !found?.request.places?.zips && failure === undefined;
  // Until the table is there, every line would seem to be wrong.
  const reading = isAwaited ? undefined : read;
  const box = useRef<HTMLDivElement>(null);
  const [goal, setGoal] = useState<number>();
  const take = async (source: Source) => {
    const opened = await openPlanFile(source, actions);
    if (!opened) acts.read(source);
    else if (opened === 'open') close();
    else acts.refuse(source, opened.refused);
  };
  const dropped = useEffectEvent(take);
  useEffect(() => {
    if (files) dropped(files);
  }, [files]);
  const focusLine = (line: number) => {
    // Of a long list it may not be drawn yet.
    flushSync(() => setGoal(line));
    const row = box.current?.querySelector(`[data-line="${line}"]`);
    const field = row?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? row;
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <div className="flex min-h-0 flex-col short:block short:overflow-y-auto">
      <div
        ref={box}
        className="grid min-h-0 content-start gap-4 overflow-y-auto overscroll-contain px-5 pt-5 pb-6 text-[.9375rem] sm:px-8 short:overflow-visible"
      >
        <p className="max-w-168 text-ink-2">{importSentence(siteGeocoder()?.host)}</p>
        <ImportSource source={wanted?.source} answer={found?.answer} read={take} />
        <ImportSummary {...{ isReading, refusal, reading, focusLine }} swap={acts.swap} />
        {read && isUnplaced && !part && <PartAwaited of={placesPart} />}
        {read && isUnplaced && part && (
          <part.ImportPlaces
            {...{ failure, setFailure }}
            reading={read}
            places={wanted?.places}
            place={acts.place}
            placeByZip={acts.placeByZip}
          />
        )}
        {wanted && found && (
          <ImportChoices wanted={wanted} answer={found.answer} choose={acts.choose} />
        )}
        {wanted && found && <ImportColumns wanted={wanted} answer={found.answer} acts={acts} />}
        {reading && (
          <LinesTable {...{ reading, typed, goal }} type={acts.type} check={acts.check} />
        )}
      </div>
      <ImportActions
        reading={reading}
        askedHost={wanted?.places?.answers && siteGeocoder()?.host}
        typed={typed}
        title={(wanted && nameOf(wanted.source)) ?? 'Your own stops'}
        check={acts.check}
        plan={({ day, sequences }) => {
          actions.load(day, sequences);
          count('Planner imported');
          actions.announce(
            `${counted(day.stops.length, 'stop')} of your own, ${counted(day.vans.length, 'van')}.`,
          );
          close();
        }}
      />
    </div>
  );
}
