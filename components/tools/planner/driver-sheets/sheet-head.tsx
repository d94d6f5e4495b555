import type { ReactNode } from 'react';
import { Mark } from '@/components/ui/mark/mark';
import { brandName } from '@/lib/content/brand';

interface DriverSheetHeadProps {
  title: ReactNode;
  /** Under the title. */
  lines: readonly string[];
  /** Under the brand. */
  facts: readonly string[];
}

/** What stands above each driver sheet. */
export const DriverSheetHead = ({ title, lines, facts }: DriverSheetHeadProps) => (
  <header className="driver-sheet-head">
    <div>
      <h2 className="driver-sheet-van">{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <div className="driver-sheet-facts">
      <p className="driver-sheet-brand">
        <Mark size={20} />
        <span translate="no">{brandName}</span>
      </p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </div>
  </header>
);
