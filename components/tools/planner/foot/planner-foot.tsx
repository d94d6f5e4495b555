import { Icon } from '@/components/ui/icon/icon';
import { dialogs, type ExportKind, usePlannerFiles } from './files-context';
import './planner-foot.css';

const formats: readonly (readonly [ExportKind, string])[] = [
  ['csv', 'CSV'],
  ['gpx', 'GPX'],
  ['geojson', 'GeoJSON'],
];

const button = 'button planner-foot-button';

/** What comes in and goes out: own stops, exports, link, driver sheets, and the day saved here. */
export function PlannerFoot() {
  const { exportAs, copyLink, printSheets, open, ready, saved } = usePlannerFiles();
  return (
    <div className="planner-foot-row">
      <button
        type="button"
        className={`${button} button-outline`}
        aria-haspopup="dialog"
        onClick={() => open(dialogs.bring)}
      >
        <Icon name="upload" className="size-4.5" />
        Bring your own stops
      </button>
      <p className="planner-foot-promise">
        <Icon name="lock" className="size-4.5" />
        Nothing leaves this device.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is filled in. */}
      <div
        role="group"
        aria-labelledby="planner-export"
        className="planner-foot-group planner-foot-formats"
      >
        <span id="planner-export" className="planner-foot-label">
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
      <div className="planner-foot-group planner-foot-last">
        <button type="button" className={`${button} planner-foot-light`} onClick={copyLink}>
          <Icon name="link" className="size-4.5" />
          Copy link
        </button>
        <button
          type="button"
          className={`${button} planner-foot-light`}
          disabled={!ready}
          onClick={printSheets}
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
