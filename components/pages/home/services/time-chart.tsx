import type { Fleet } from '@/content/schemas/home/sample-day';

const width = 620;
const left = 76;
const top = 40;
const pitch = 22;

/** Who serves which stop when: lines full up to now, pale ahead. One drawing, few nodes. */
export function TimeChart({ day: { clock, vehicles: rows } }: { day: Fleet }) {
  const x = (hour: number) =>
    Math.round(left + ((hour - clock.from) / (clock.to - clock.from)) * (width - left - 16));
  const y = (row: number) => top + row * pitch;
  const hours = Array.from(
    { length: Math.floor(clock.to) - clock.from + 1 },
    (_, i) => clock.from + i,
  );
  const dots = (row: number, times: readonly number[]) =>
    times.map((time) => `M${x(time)} ${y(row)}h0`).join('');
  const open = rows.map(({ timeline }, i) => dots(i, timeline.times.slice(timeline.served)));
  const height = y(rows.length) - 2;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      fill="var(--color-ink)"
      fontFamily="var(--font-mono)"
      fontSize="11"
      className="w-full min-w-[420px] shrink-0 rule-t border-line"
    >
      <path
        stroke="var(--color-line)"
        d={rows.map((_, i) => `M${left} ${y(i) + pitch / 2}H${width - 14}`).join('')}
      />
      {hours
        .filter((hour) => Math.abs(hour - clock.now) > 0.4)
        .map((hour) => (
          <text key={hour} x={x(hour)} y="19" textAnchor={hour === clock.from ? 'start' : 'middle'}>
            {`${hour}:00`}
          </text>
        ))}
      {rows.map(({ id, thread, timeline }, i) => (
        <g key={id} className={`thread-${thread} stroke-(--thread)`} strokeWidth="3">
          <text x="14" y={y(i) + 4} stroke="none">
            {id}
          </text>
          <path d={`M${left} ${y(i)}H${x(clock.now)}`} />
          <path opacity=".4" d={`M${x(clock.now)} ${y(i)}H${x(timeline.end)}`} />
          <path strokeWidth="9" strokeLinecap="round" d={dots(i, timeline.times)} />
        </g>
      ))}
      <path
        stroke="var(--color-surface)"
        strokeWidth="5.5"
        strokeLinecap="round"
        d={open.join('')}
      />
      <path stroke="var(--color-signal)" strokeWidth="2" d={`M${x(clock.now)} 18V${height}`} />
      <rect fill="var(--color-signal)" x={x(clock.now) - 22} y="4" width="44" height="21" rx="5" />
      <text
        fill="var(--color-on-signal)"
        className="font-semibold"
        x={x(clock.now)}
        y="19"
        textAnchor="middle"
      >
        {clock.label}
      </text>
    </svg>
  );
}
