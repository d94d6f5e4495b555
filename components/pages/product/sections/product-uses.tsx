import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { threadClasses } from '@/components/ui/thread/thread';
import type { ProductUse } from '@/content/products/types';

interface ProductUsesProps {
  title: string;
  uses: readonly ProductUse[];
}

/** Who works with the product and for what; each row leads to its page. The running thread ends here. */
export function ProductUses({ title, uses }: ProductUsesProps) {
  return (
    <Section labelledBy="uses" ground="sunk" thread="left" className="thread-ends">
      <div className="frame product-uses">
        <SectionHeading id="uses" stop="left" title={title} />
        <ul>
          {uses.map(({ who, what, href, thread = 'cobalt' }) => (
            <li key={who} className={threadClasses[thread].color}>
              <h3 className="type-h4">
                <a href={href} className="cover-link">
                  {who}
                </a>
              </h3>
              <p className="text-ink-2">{what}</p>
              <Icon name="arrow-right" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
