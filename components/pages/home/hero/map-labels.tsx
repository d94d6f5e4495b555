import type { CSSProperties } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { threadClasses } from '@/components/ui/thread/thread';
import type { HeroMapContent } from '@/content/schemas/home/sample-day';
import type { HeroPlan } from '@/lib/picture/map-plan';

interface MapLabelsProps extends Pick<HeroMapContent, 'vehicles' | 'places'> {
  plan: HeroPlan;
}

/** Names over the wide map, placed in per cent so that they stay with what they name. */
export function MapLabels({ plan, vehicles, places }: MapLabelsProps) {
  const at = ({ x, y }: { x: number; y: number }): CSSProperties => ({
    left: `${((x / plan.width) * 100).toFixed(2)}%`,
    top: `${((y / plan.height) * 100).toFixed(2)}%`,
  });
  return (
    <div className="max-xl:hidden">
      {places.map((place) => (
        <span
          key={place.name}
          style={at(place)}
          className={cx(
            'absolute [translate:-50%_-50%] whitespace-nowrap text-[.8125rem] font-medium text-ink-3',
            Math.abs(place.x - plan.width / 2) > 540 && 'max-xxl:hidden',
          )}
        >
          {place.name}
        </span>
      ))}
      {vehicles.map(({ thread, icon, name, note }) => {
        const label = plan.routes.find((route) => route.thread === thread)?.label;
        return (
          label && (
            <p
              key={name}
              style={at(label)}
              className="absolute flex [translate:0_-50%] items-center gap-2 whitespace-nowrap rounded-chip rule border-transparent bg-ink py-1 px-2 type-label text-paper shadow-2"
            >
              <Icon
                name={icon}
                className={`size-5 rounded-chip p-1 ${threadClasses[thread].line}`}
              />
              {`${name} ${note}`}
            </p>
          )
        );
      })}
    </div>
  );
}
