import { Icon } from '@/components/ui/icon/icon';
import { TitledSection } from '@/components/ui/section/titled-section';
import { threadClasses } from '@/components/ui/thread/thread';
import type { ProductUse } from '@/content/products/types';
import './product-uses.css';

interface ProductUsesProps {
  title: string;
  items: readonly ProductUse[];
}

/** Who works with the product and for what; each row leads to its page. The running thread ends here. */
export function ProductUses({ title, items }: ProductUsesProps) {
  return (
    <TitledSection
      labelledBy="uses"
      ground="sunk"
      thread="left"
      className="product-uses"
      layout="product-uses-columns grid grid-cols-1 gap-x-6 gap-y-10"
      title={title}
    >
      <ul className="rule-t-bold border-ink">
        {items.map(({ who, what, href, thread = 'cobalt' }) => (
          <li
            key={who}
            className={`product-use relative flex items-center gap-4 rule-b border-line py-5 ${threadClasses[thread].color}`}
          >
            <div className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-1 lg:grid-cols-2">
              <h3 className="type-h4">
                <a href={href} className="cover-link hover:underline">
                  {who}
                </a>
              </h3>
              <p className="text-ink-2">{what}</p>
            </div>
            <Icon name="arrow-right" className="size-5 shrink-0" />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
