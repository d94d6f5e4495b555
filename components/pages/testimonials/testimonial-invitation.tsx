import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { Section } from '@/components/ui/section/section';
import './testimonial-invitation.css';

/** Asks the reader to be quoted next: trial and demo. */
export function TestimonialInvitation({ title, text }: { title: string; text: string }) {
  return (
    <Section labelledBy="invitation-title" ground="sunk" space="none">
      <div className="invitation frame">
        <div>
          <h2 id="invitation-title" className="type-h2">
            {title}
          </h2>
          <p className="type-lead text-ink-2 invitation-lead">{text}</p>
        </div>
        <div className="invitation-actions">
          <ProductActions />
        </div>
      </div>
    </Section>
  );
}
