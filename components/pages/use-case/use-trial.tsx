import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { Icon } from '@/components/ui/icon/icon';
import { Section, type SectionGround } from '@/components/ui/section/section';
import type { TrialPitch } from '@/content/use-cases/types';
import type { UseCaseLook } from './use-hero';

interface UseTrialProps {
  look: UseCaseLook;
  pitch: TrialPitch;
  /** What the trial asks for, beginning with its length. */
  terms: readonly string[];
  ground?: SectionGround;
}

/** The 14-day block of every use case: terms, the trial in the web app, a demo. */
export function UseTrial({ look, pitch, terms, ground = 'paper' }: UseTrialProps) {
  const { title, description } = pitch;
  return (
    <Section id="trial" labelledBy="trial-title" ground={ground} space="none">
      <div className="frame">
        <div className={`use-trial use-trial-${look}`}>
          <div>
            <h2 id="trial-title" className="type-h2">
              {title}
            </h2>
            <p className="text-ink-2">{description}</p>
          </div>
          <ul>
            {terms.map((term) => (
              <li key={term}>
                <Icon name="check" />
                {term}
              </li>
            ))}
          </ul>
          <div className="use-actions">
            <ProductActions demoLabel="Schedule Demo" />
          </div>
        </div>
      </div>
    </Section>
  );
}
