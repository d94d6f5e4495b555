import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import { inputClass } from '@/components/ui/field/input';
import { Icon } from '@/components/ui/icon/icon';
import { isTouch } from '@/lib/browser/media';
import type { ListAnswer } from '@/lib/planner/import/list';
import { plannerTemplates, routes } from '@/lib/routes';
import { nameOf, sourceWords } from './import-words';
import type { Source } from './use-import';

const linkClass =
  'min-h-7 text-start font-sans text-[.9375rem] font-semibold underline decoration-[1.5px] underline-offset-4 pointer-coarse:min-h-11';

export const LinkButton = ({ press, children }: { press: () => void; children: string }) => (
  <button type="button" className={linkClass} onClick={press}>
    {children}
  </button>
);

/** The first cells of a list, as somebody might paste them. */
const example = [
  'name,latitude,longitude,service time (min),load,time window',
  'Riverside depot,41.8837,-87.6615',
  'Fernhill store,41.8962,-87.6702,6,4,08:30-10:00',
].join('\n');

interface ImportSourceProps {
  source: Source | undefined;
  answer: ListAnswer | undefined;
  read: (source: Source) => void;
}

export function ImportSource({ source, answer, read }: ImportSourceProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // A finger drops nothing.
  const [touch] = useState(isTouch);
  const [pasting, setPasting] = useState(false);
  const empty = source === undefined;
  const name = empty ? undefined : nameOf(source);
  const unfold = useRef<HTMLButtonElement>(null);
  // The field goes with what was read from it; who was in it goes on at what brings it back.
  useEffect(() => {
    if (!empty && !pasting && document.activeElement === document.body) unfold.current?.focus();
  }, [empty, pasting]);
  const chose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // The same file can be chosen again after it was corrected.
    if (chosen.length > 0) read(chosen);
    target.value = '';
  };
  const take = (lines: string) => {
    read(lines);
    setPasting(false);
  };
  const typed = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    setText(target.value);
    if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') take(target.value);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border-[1.5px] border-dashed border-edge bg-field px-5 py-4">
        <Icon name="file-spreadsheet" className="size-6" />
        <div className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
          <p translate={name ? 'no' : undefined} className="font-semibold">
            {!empty ? (name ?? 'Pasted lines') : touch ? 'Files of stops' : 'Drop files here'}
          </p>
          <p className="type-label wrap-anywhere text-ink-2">
            {!empty
              ? sourceWords(source, answer)
              : touch
                ? 'From this device'
                : 'Or anywhere over the page'}
          </p>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,.json,.geojson,.kml,.kmz,.gpx,.vrp,.tsp,text/csv,text/plain"
          onChange={chose}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="small" onClick={() => chooser.current?.click()}>
            {empty ? 'Choose a file' : 'Choose another'}
          </Button>
          {!empty && (
            <Button
              ref={unfold}
              variant="outline"
              size="small"
              aria-expanded={pasting}
              onClick={() => setPasting(!pasting)}
            >
              Paste lines
            </Button>
          )}
        </div>
      </div>
      {/* On a phone it makes room for what was found. */}
      <div
        className={cx(
          'grid content-center justify-items-start gap-2 rounded-control rule border-line px-4 py-3.5 type-label wrap-anywhere text-ink-2',
          !empty && 'max-sm:hidden',
        )}
      >
        <p>A list to fill in, with every column:</p>
        <p className="flex flex-wrap gap-x-4">
          <a href={plannerTemplates.csv} download className={linkClass}>
            Template, CSV
          </a>
          <a href={plannerTemplates.xlsx} download className={linkClass}>
            Template, Excel
          </a>
        </p>
        <a href={routes.helpImport} target="_blank" rel="noreferrer" className={linkClass}>
          What is read, in a new tab
        </a>
      </div>
      {(empty || pasting) && (
        <div className="grid gap-2 sm:col-span-full">
          <label htmlFor="planner-import-text" className="font-semibold">
            Or paste its lines
          </label>
          <textarea
            id="planner-import-text"
            rows={5}
            spellCheck={false}
            autoComplete="off"
            className={cx(
              inputClass,
              'resize-y py-3 font-mono text-[.8125rem] whitespace-pre [font-kerning:none]',
            )}
            placeholder={example}
            value={text}
            onChange={typed}
          />
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() => take(text)}
          >
            Read these lines
          </Button>
        </div>
      )}
    </div>
  );
}
