import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { Section } from '@/components/ui/section/section';

/** Asks the reader to be quoted next: trial and demo. */
export function TestimonialInvitation({ title, text }: Record<'title' | 'text', string>) {
  return (
    <Section labelledBy="invitation-title" ground="sunk" space="none">
      <div className="frame grid items-center gap-x-16 gap-y-8 py-10 lg:grid-cols-[1fr_minmax(0,auto)] lg:py-20">
        <div>
          <h2 id="invitation-title" className="type-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-144 type-lead text-ink-2">{text}</p>
        </div>
        <ProductActions />
      </div>
    </Section>
  );
}
