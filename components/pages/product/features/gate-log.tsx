import { Icon } from '@/components/ui/icon/icon';

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
      <table className="fact-table type-small">
        <caption className="type-h5">
          {title} <span className="type-label">{time}</span>
        </caption>
        <tbody>
          {rows.map(({ way, trailer, load, wrong }) => (
            <tr key={trailer}>
              <td className="type-label">{way}</td>
              <th scope="row" className="type-label">
                {trailer}
              </th>
              <td className={wrong ? 'gate-log-wrong' : undefined}>{load}</td>
              <td>
                <Icon name={wrong ? 'triangle-alert' : 'check'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="type-small text-ink-2">{total}</p>
    </div>
  );
}
