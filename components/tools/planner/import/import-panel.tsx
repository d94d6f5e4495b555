import { useEffect, useRef } from 'react';
import { counted } from '@/lib/words/count';
import { usePlannerActions, usePlannerSelector } from '../state/planner';
import { ImportActions } from './import-actions';
import { ImportChoices, ImportColumns } from './import-choices';
import { ImportSource } from './import-source';
import { ImportSummary } from './import-summary';
import { importSentence } from './import-words';
import { LinesTable } from './lines-table';
import { useImport } from './use-import';

interface ImportPanelProps {
  file: File | undefined;
  close: () => void;
}

/** What the dialog for own stops holds: where they come from, what was read, and what to do with it. */
export function ImportPanel({ file, close }: ImportPanelProps) {
  const actions = usePlannerActions();
  const unit = usePlannerSelector((state) => state.unit);
  const { state: read, readFile, readText, decode, choose, type, check, swap } = useImport();
  const { source, opened, refusal, reading } = read;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (file) readFile(file);
  }, [file, readFile]);
  const focusLine = (line: number) => {
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
        <p className="max-w-168 text-ink-2">{importSentence}</p>
        <ImportSource {...{ source, reading, readFile, readText }} />
        <ImportSummary {...{ refusal, reading, unit, focusLine, swap }} />
        {opened && (
          <ImportChoices
            {...{ source, opened, reading, choose }}
            decode={(encoding) => decode(read, encoding)}
          />
        )}
        {opened && <ImportColumns opened={opened} choose={choose} />}
        {reading && <LinesTable reading={reading} type={type} check={check} />}
      </div>
      <ImportActions
        reading={reading}
        depot={opened?.depot}
        title={source?.name ?? 'Your own stops'}
        check={check}
        plan={({ day, sequences }) => {
          actions.load(day, sequences);
          actions.announce(
            `${counted(day.stops.length, 'stop')} of your own, ${counted(day.vans.length, 'van')}.`,
          );
          close();
        }}
      />
    </div>
  );
}
