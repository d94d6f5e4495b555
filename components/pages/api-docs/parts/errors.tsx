import type { ApiOverview } from '@/content/schemas/api-page';
import type { ApiFault } from '@/lib/api/faults';
import { jsonLine } from '@/lib/api/literal';
import { Chapter } from './chapter';
import './errors.css';

interface ErrorsProps {
  words: ApiOverview['errors'];
  faults: readonly ApiFault[];
}

/** Every error with its status, when it comes and what to do, and its body. */
export const Errors = ({ words, faults }: ErrorsProps) => (
  <Chapter {...words}>
    <ul className="mt-5 rule-t border-line">
      {faults.map(({ status, description, body }) => (
        <li key={description} className="fault rule-b border-line">
          <span className="fault-status type-label">{status}</span>
          <p className="fault-text text-ink-2">{description}</p>
          <pre translate="no" className="fault-body">
            <code className="fault-code">{jsonLine(body)}</code>
          </pre>
        </li>
      ))}
    </ul>
  </Chapter>
);
