import { Icon } from '@/components/ui/icon/icon';
import { dialogs, type ExportKind, usePlannerFiles } from './files-context';
import './planner-foot.css';

const formats: readonly (readonly [ExportKind, string])[] = [
  ['csv', 'CSV'],
  ['gpx', 'GPX'],
  ['geojson', 'GeoJSON'],
];

const button = 'button planner-foot-button';
const group = 'flex flex-wrap items-center gap-3 md:@max-[72.75rem]:gap-2';

/** What comes in and goes out: own stops, exports, link, driver sheets, and the day saved here. */
export function PlannerFoot() {
  const { exportAs, copyLink, printDriverSheets, open, ready, saved } = usePlannerFiles();
  return (
    <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-3 px-(--gutter) py-3 text-[.9375rem] max-md:flex-col max-md:items-stretch max-md:px-5">
      <button
        type="button"
        className={`${button} button-outline`}
        aria-haspopup="dialog"
        onClick={() => open(dialogs.bring)}
      >
        <Icon name="upload" className="size-4.5" />
        Bring your own stops
      </button>
      <p className="me-auto flex items-center gap-2.5 text-ink-3 max-md:m-0">
        <Icon name="lock" className="size-4.5" />
        Nothing leaves this device.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is filled in. */}
      <div
        role="group"
        aria-labelledby="planner-export"
        className={`${group} planner-foot-formats`}
      >
        <span id="planner-export" className="font-semibold max-md:basis-full">
          Export
        </span>
        {formats.map(([kind, words]) => (
          <button
            key={kind}
            type="button"
            className={`${button} planner-foot-light`}
            disabled={!ready}
            onClick={() => exportAs(kind)}
          >
            {words}
          </button>
        ))}
      </div>
      <div
        className={`${group} border-line max-md:flex-col max-md:items-stretch @min-[72.75rem]:border-s @min-[72.75rem]:ps-4`}
      >
        <button type="button" className={`${button} planner-foot-light`} onClick={copyLink}>
          <Icon name="link" className="size-4.5" />
          Copy link
        </button>
        <button
          type="button"
          className={`${button} planner-foot-light`}
          disabled={!ready}
          onClick={printDriverSheets}
        >
          <Icon name="printer" className="size-4.5" />
          Driver sheets
        </button>
        <button
          type="button"
          className={`${button} planner-foot-light`}
          aria-haspopup="dialog"
          onClick={() => open(dialogs.saved)}
        >
          <Icon name="save" className="size-4.5" />
          <span>{saved ? 'Saved here' : 'Save'}</span>
        </button>
      </div>
    </div>
  );
}
