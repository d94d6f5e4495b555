import { TableRows } from '@/components/ui/prose/table-rows';
import type { FactTableContent } from '@/content/products/types';

/** A ruled table beside a feature, such as limits and who hears of each. */
export function FactTable({ caption, ...cells }: FactTableContent) {
  return (
    <table className="fact-table type-small">
      <caption className="sr-only">{caption}</caption>
      <TableRows {...cells} />
    </table>
  );
}
