import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import { inputClass } from '@/components/ui/field/input';
import { Icon } from '@/components/ui/icon/icon';
import { isTouch } from '@/lib/browser/touch';
import { sampleCsv } from '@/lib/planner/import/sample';
import { download } from '../foot/download';
import { sourceWords } from './import-words';
import type { Import } from './use-import';

interface ImportSourceProps {
  state: Import;
  readFile: (file: File) => void;
  readText: (text: string) => void;
}

/** Where the stops come from: a file, dropped or chosen, or lines that are pasted. */
export function ImportSource({ state, readFile, readText }: ImportSourceProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // A finger drops nothing.
  const [touch] = useState(isTouch);
  const [pasting, setPasting] = useState(false);
  const empty = state.kind === 'nothing';
  const unfold = useRef<HTMLButtonElement>(null);
  // The field goes with what was read from it; who was in it goes on at what brings it back.
  useEffect(() => {
    if (!empty && !pasting && document.activeElement === document.body) unfold.current?.focus();
  }, [empty, pasting]);
  const source = state.kind === 'read' ? state.reading.source : !empty && state.source;
  const name = source ? source.name : undefined;
  const file = state.kind === 'read' ? state.reading.file : undefined;
  const chose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again after it was corrected.
    if (chosen) readFile(chosen);
    target.value = '';
  };
  const typed = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    setText(target.value);
    const pasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
    if (pasted) readText(target.value);
    if (pasted) setPasting(false);
  };
  return (
    <div className={cx('planner-import-source', source && 'planner-import-known')}>
      <div className="planner-import-file">
        <Icon name="file-spreadsheet" className="size-6" />
        <div className="planner-import-name">
          <p translate={name ? 'no' : undefined} className="font-semibold">
            {source ? (name ?? 'Pasted lines') : touch ? 'A CSV file' : 'Drop a CSV file here'}
          </p>
          <p className="planner-import-size type-label">
            {source
              ? sourceWords(source, file)
              : touch
                ? 'From this device'
                : 'Or anywhere over the page'}
          </p>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={chose}
        />
        <div className="planner-import-choices">
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
      <div className="planner-import-format type-label">
        <code translate="no" className="planner-import-columns-asked">
          name,latitude,longitude, minutes,load,window,skill
        </code>
        <button
          type="button"
          className="planner-import-link"
          onClick={() => download('planner-sample.csv', 'text/csv', `\ufeff${sampleCsv}`)}
        >
          Download a sample
        </button>
      </div>
      {(empty || pasting) && (
        <div className="planner-import-paste">
          <label htmlFor="planner-import-text" className="font-semibold">
            Or paste its lines
          </label>
          <textarea
            id="planner-import-text"
            rows={5}
            spellCheck={false}
            autoComplete="off"
            className={cx(inputClass, 'planner-import-text')}
            placeholder={sampleCsv.split('\r\n').slice(0, 3).join('\n')}
            value={text}
            onChange={typed}
          />
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() => {
              readText(text);
              setPasting(false);
            }}
          >
            Read these lines
          </Button>
        </div>
      )}
    </div>
  );
}
