import { memo } from 'react';
import { cx } from '@/components/ui/cx';
import type { Spot } from '@/lib/planner/day/day';

/** A stop as it lies on the map. */
export interface DrawnStop {
  readonly id: number;
  /** Role of its van's color, such as 'teal'; undefined where no van calls. */
  readonly color: string | undefined;
  readonly late: boolean;
  readonly leftOver: boolean;
  /** Whether it stands somewhere around its door. */
  readonly rough: boolean;
  /** What it is called, such as 'Stop 12, 45 Merino Street, VAN 14, 8:54 AM'. */
  readonly label: string;
  /** The id of its van, where the color does not tell it. */
  readonly van: string | undefined;
  /** When the line reaches it, in milliseconds. */
  readonly reached: number | undefined;
}

interface StopDiscProps extends DrawnStop {
  domId: string;
  /** Pixels. */
  x: number;
  y: number;
  radius: number;
  isChosen: boolean;
}

/**
 * The disc of a stop, with its number where there is room for it. What the stop is like comes as props of
 * their own, so that another plan renders only the discs of stops that it changes.
 */
const StopDisc = memo(function StopDisc(props: StopDiscProps) {
  const { domId, x, y, radius, isChosen, ...stop } = props;
  const small = radius < 8 && !isChosen;
  const r = small ? radius : Math.max(radius, 8.2);
  const hue = stop.leftOver ? 'error-rule' : stop.color;
  const named = { role: 'img', 'aria-label': stop.label };
  return (
    <g
      id={domId}
      {...named}
      transform={`translate(${x} ${y})`}
      className={cx(stop.leftOver && 'planner-map-left-over', isChosen && 'planner-map-chosen')}
    >
      {stop.rough && (
        <circle
          className="planner-map-rough"
          fill="none"
          stroke="var(--color-ink-2)"
          strokeWidth="1.6"
          strokeDasharray="0.1 3.4"
          strokeLinecap="round"
          r={r + 4}
        />
      )}
      {isChosen && (
        <>
          <circle fill="var(--color-ink)" r={r + 8.5} />
          <circle
            fill="var(--color-paper)"
            stroke="var(--color-signal)"
            strokeWidth="4"
            r={r + 5}
          />
        </>
      )}
      <circle
        className="planner-map-disc"
        r={r}
        strokeWidth={small ? radius * 0.4 : r * 0.22}
        strokeDasharray={stop.leftOver ? '3 2.4' : undefined}
        style={{
          stroke: hue && `var(--color-${hue})`,
          transition:
            stop.reached === undefined ? undefined : `stroke 60ms linear ${stop.reached}ms`,
        }}
      />
      {!small && (
        <text className="planner-map-number" y=".36em" fontSize={r}>
          {stop.id}
        </text>
      )}
      {stop.late && (
        <g
          transform={`translate(${r * 0.85} ${-r * 0.9})`}
          fill="var(--color-error-rule)"
          stroke="var(--color-field)"
          strokeLinecap="round"
        >
          <circle r="5.6" strokeWidth="1.2" />
          <path d="M0-2.6v2.8M0 2.4v.2" strokeWidth="1.8" />
        </g>
      )}
    </g>
  );
});

export interface StopLayerProps {
  stops: readonly DrawnStop[];
  /** Positions in meters, in the order of the stops. */
  spots: readonly Spot[];
  /** Pixels per meter. */
  scale: number;
  radius: number;
  chosen: number | undefined;
  /** What the ids of the discs begin with. */
  name: string;
}

/** The discs of all stops, the chosen one on top. */
export const StopLayer = memo(function StopLayer(props: StopLayerProps) {
  const { stops, spots, scale, radius, chosen, name } = props;
  const discs = stops.map((stop, i) => {
    const [x, y] = spots[i] ?? [0, 0];
    return (
      <StopDisc
        key={stop.id}
        domId={`${name}-${stop.id}`}
        {...stop}
        x={x * scale}
        y={y * scale}
        radius={radius}
        isChosen={stop.id === chosen}
      />
    );
  });
  const isTop = (i: number) => stops[i]?.id === chosen;
  return [...discs.filter((_, i) => !isTop(i)), ...discs.filter((_, i) => isTop(i))];
});
