import { Day } from '@/components/ui/day/day';
import type { ApiOverview } from '@/content/schemas/api-page';
import type { Change } from '@/lib/api/types/document';
import { Chapter } from './chapter';
import './versions.css';

interface VersionsProps {
  words: ApiOverview['versions'];
  changes: readonly Change[];
}

/** What a version may change, and what each one brought. */
export const Versions = ({ words, changes }: VersionsProps) => (
  <Chapter {...words}>
    <ul className="mt-5 rule-t border-line">
      {changes.map(({ version, date, brings }) => (
        <li key={version} className="version rule-b border-line">
          <p>
            <b className="version-number">{version}</b> <Day date={date} className="text-ink-3" />
          </p>
          <p className="text-ink-2">{brings}</p>
        </li>
      ))}
    </ul>
  </Chapter>
);
