import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/lib/icons/icons';
import { dialogs, type ExportKind, usePlannerFiles } from './files-context';

const formats: readonly (readonly [ExportKind, string])[] = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['gpx', 'GPX'],
  ['geojson', 'GeoJSON'],
  ['plan', 'Plan file'],
];

const group = 'flex flex-wrap items-center gap-3 md:gap-2';
const button =
  'button min-h-[40px] rounded-small px-(--space-12) text-(length:--text-small) max-md:min-h-[48px] md:pointer-coarse:min-h-[44px]';
const light =
  'rule border-line [--ground-hover:var(--color-sunk)] [--ground:var(--color-surface)] not-disabled:text-ink';
/** On phones what can be done is a list, under the share button. */
const listed = 'max-md:justify-start';

interface FootButtonProps extends ComponentProps<'button'> {
  icon?: IconName;
  words: string;
}

const FootButton = ({
  icon,
  words,
  className = `${light} ${listed}`,
  ...rest
}: FootButtonProps) => (
  <button type="button" className={`${button} ${className}`} {...rest}>
    {icon && <Icon name={icon} className="size-4.5" />}
    <span>{words}</span>
  </button>
);

export function PlannerFoot() {
  const { exportAs, copyLink, printDriverSheets, open, ready, saved } = usePlannerFiles();
  return (
    <div className="flex min-h-18 min-w-0 flex-wrap items-center [grid-area:foot] gap-3 px-(--gutter) py-3 text-[.9375rem] max-md:flex-col max-md:items-stretch max-md:px-5">
      <FootButton
        icon="upload"
        words="Bring your own stops"
        className={`button-outline ${listed}`}
        aria-haspopup="dialog"
        onClick={() => open(dialogs.bring)}
      />
      <p className="me-auto flex items-center gap-2.5 text-ink-3 max-md:m-0">
        <Icon name="lock" className="size-4.5" />
        <span>
          {process.env.NEXT_PUBLIC_GEOCODER_URL
            ? 'Nothing but addresses that you look up leaves this device.'
            : 'Nothing leaves this device.'}
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is filled in. */}
      <div role="group" aria-labelledby="planner-export" className={group}>
        <span id="planner-export" className="font-semibold max-md:basis-full">
          Export
        </span>
        {formats.map(([kind, words]) => (
          <FootButton
            key={kind}
            words={words}
            className={`${light} max-md:flex-auto`}
            disabled={!ready}
            onClick={() => exportAs(kind)}
          />
        ))}
      </div>
      <div className={`${group} max-md:flex-col max-md:items-stretch`}>
        <FootButton icon="link" words="Copy link" onClick={copyLink} />
        <FootButton
          icon="printer"
          words="Driver sheets"
          disabled={!ready}
          onClick={printDriverSheets}
        />
        <FootButton
          icon="save"
          words={saved ? 'Saved here' : 'Save'}
          aria-haspopup="dialog"
          onClick={() => open(dialogs.saved)}
        />
      </div>
    </div>
  );
}
