import { Icon } from '@/components/ui/icon/icon';

interface ZoomButtonsProps {
  zoom: (factor: number) => void;
  fit: () => void;
}

/** Closer, farther, and all stops. On a phone they stand above the round corners of its drawer. */
export function ZoomButtons({ zoom, fit }: ZoomButtonsProps) {
  const buttons = [
    ['plus', 'Zoom in', () => zoom(1.5)],
    ['minus', 'Zoom out', () => zoom(1 / 1.5)],
    ['maximize', 'Show all stops', fit],
  ] as const;
  return (
    <div className="planner-map-overlay end-(--space-24) top-(--space-24) z-1 grid rounded-large rule border-line bg-surface shadow-2 small-map:end-(--space-12) small-map:top-auto small-map:bottom-[34px] small-map:grid-flow-col">
      {buttons.map(([icon, name, does]) => (
        <button
          key={icon}
          type="button"
          className="grid size-[46px] place-content-center border-line not-first:rule-t small-map:size-[44px] small-map:not-first:[border-width:0_0_0_1px]"
          aria-label={name}
          onClick={does}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
