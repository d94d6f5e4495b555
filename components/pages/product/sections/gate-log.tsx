import { Icon } from '@/components/ui/icon/icon';
import './gate-log.css';

interface GateLogProps {
  title: string;
  time: string;
  rows: readonly { way: 'IN' | 'OUT'; trailer: string; load: string; wrong?: boolean }[];
  total: string;
}

/** What a gate read, newest first: way, trailer and load; a load that is wrong stands out. */
export function GateLog({ title, time, rows, total }: GateLogProps) {
  return (
    <div className="gate-log scheme-light text-ink">
      <table className="gate-log-table type-small text-ink-2">
        <caption className="gate-log-title type-h5 text-ink">
          {title} <span className="gate-log-time type-label">{time}</span>
        </caption>
        <tbody>
          {rows.map(({ way, trailer, load, wrong }) => (
            <tr key={trailer} className="gate-log-row">
              <td className="gate-log-cell gate-log-way type-label">{way}</td>
              <th scope="row" className="gate-log-cell gate-log-trailer type-label text-ink">
                {trailer}
              </th>
              <td className={wrong ? 'gate-log-cell gate-log-wrong' : 'gate-log-cell'}>{load}</td>
              <td className={wrong ? 'gate-log-wrong' : undefined}>
                <Icon name={wrong ? 'triangle-alert' : 'check'} className="gate-log-icon" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="gate-log-total type-small text-ink-2">{total}</p>
    </div>
  );
}
