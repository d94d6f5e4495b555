import type { CSSProperties } from 'react';
import { Clock } from '@/components/ui/clock/clock';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { GateLogContent } from '@/content/schemas/features';
import './gate-log.css';

/** What the columns hold, for those who do not see them. */
const columns = ['Trailer', 'Way', 'Load', 'Against the order'];

/**
 * What a gate read, newest first: trailer, way and load; a load that is wrong stands out. The newest
 * comes at 14:08 and moves the others down.
 */
export function GateLog({ title, time, rows, total }: GateLogContent) {
  return (
    <Clock className="gate-log rounded-pop rule border-line bg-highlight shadow-3 text-ink">
      <table className="gate-log-table w-full type-small text-ink-2">
        <caption className="gate-log-cell type-h5 text-ink">
          {title} <span className="gate-log-time type-label">{time}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span className="sr-only">{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          className="gate-log-rows clock-hand"
          style={{ '--rows': rows.length } as CSSProperties}
        >
          {rows.map(({ way, trailer, load, wrong }, at) => {
            const alert = wrong && 'font-semibold text-error';
            return (
              <tr
                key={trailer}
                className={cx('rule-y border-line', at === 0 && 'gate-log-new clock-hand')}
              >
                <th scope="row" className="gate-log-cell whitespace-nowrap type-label text-ink">
                  {trailer}
                </th>
                <td className="gate-log-cell type-label">{way}</td>
                <td className={cx('gate-log-cell', alert)}>{load}</td>
                <td className={cx(alert)}>
                  <Icon name={wrong ? 'triangle-alert' : 'check'} className="size-4.5" />
                  <span className="sr-only">{wrong ? 'Differs' : 'Complete'}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-3 type-small text-ink-2">{total}</p>
    </Clock>
  );
}
