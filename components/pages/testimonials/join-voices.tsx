import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { Section } from '@/components/ui/section/section';

/** Asks the reader for a voice of their own: trial and demo. */
export function JoinVoices({ title, text }: { title: string; text: string }) {
  return (
    <Section labelledBy="join-title" ground="sunk" space="none">
      <div className="join-voices frame">
        <div>
          <h2 id="join-title" className="type-h2">
            {title}
          </h2>
          <p className="type-lead text-ink-2">{text}</p>
        </div>
        <div className="join-actions">
          <ProductActions />
        </div>
      </div>
    </Section>
  );
}
