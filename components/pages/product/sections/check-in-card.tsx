import type { Fact } from '@/content/products/types';
import { FactList } from '../features/fact-list';
import './check-in-card.css';

interface CheckInCardProps {
  title: string;
  facts: readonly Fact[];
}

/** The rules of a fence, on a card that lies on its site. */
export function CheckInCard({ title, facts }: CheckInCardProps) {
  return (
    <div className="check-in-card">
      <h3 className="check-in-title type-h5">{title}</h3>
      <FactList facts={facts} open />
    </div>
  );
}
