import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { Section } from '@/components/ui/section/section';
import './testimonial-invitation.css';

/** Asks the reader to be quoted next: trial and demo. */
export function TestimonialInvitation({ title, text }: { title: string; text: string }) {
  return (
    <Section labelledBy="invitation-title" ground="sunk" space="none">
      <div className="testimonial-invitation frame grid items-center gap-x-16 gap-y-8">
        <div>
          <h2 id="invitation-title" className="type-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-144 type-lead text-ink-2">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <ProductActions />
        </div>
      </div>
    </Section>
  );
}
