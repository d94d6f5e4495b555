import type { FenceContent } from '@/content/schemas/features';
import { FactList } from '../features/fact-list';

/** The rules of a fence, on a card that lies on its site. */
export function CheckInCard({ title, facts }: FenceContent) {
  return (
    <div className="w-full max-w-96 rounded-pop rule border-line bg-surface px-6 py-5">
      <h3 className="mb-3 type-h5">{title}</h3>
      <FactList facts={facts} />
    </div>
  );
}
