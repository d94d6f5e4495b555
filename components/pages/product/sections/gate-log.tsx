import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { GateLogContent } from '@/content/schemas/features';
import './gate-log.css';

/** What a gate read, newest first: way, trailer and load; a load that is wrong stands out. */
export function GateLog({ title, time, rows, total }: GateLogContent) {
  return (
    <div className="gate-log rounded-pop rule border-line bg-highlight shadow-3 text-ink">
      <table className="gate-log-table w-full type-small text-ink-2">
        <caption className="gate-log-title type-h5 text-ink">
          {title} <span className="gate-log-time type-label">{time}</span>
        </caption>
        <tbody>
          {rows.map(({ way, trailer, load, wrong }) => {
            const alert = wrong && 'font-semibold text-error';
            return (
              <tr key={trailer} className="rule-y border-line">
                <td className="gate-log-cell gate-log-way type-label">{way}</td>
                <th scope="row" className="gate-log-cell whitespace-nowrap type-label text-ink">
                  {trailer}
                </th>
                <td className={cx('gate-log-cell', alert)}>{load}</td>
                <td className={cx(alert)}>
                  <Icon name={wrong ? 'triangle-alert' : 'check'} className="gate-log-icon" />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="gate-log-total type-small text-ink-2">{total}</p>
    </div>
  );
}
