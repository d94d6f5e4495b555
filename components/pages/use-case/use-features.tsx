import { PagePicture } from '@/components/picture/page-picture';
import { Icon } from '@/components/ui/icon/icon';
import { Section, type SectionGround } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { UseCaseFeature } from '@/content/use-cases/types';
import type { UseCaseLook } from './use-hero';

interface UseFeaturesProps {
  look: UseCaseLook;
  title: string;
  features: readonly UseCaseFeature[];
  /** On every card: 'Included in all plans' (SPEC 2). */
  mark: string;
  ground?: SectionGround;
}

/** Four feature cards, laid out by the trade's sheet: table, dockets, rows or a belt. */
export function UseFeatures({ look, title, features, mark, ground = 'paper' }: UseFeaturesProps) {
  return (
    <Section id="features" labelledBy="features-title" ground={ground}>
      <div className="frame">
        <SectionHeading id="features-title" title={title} />
        <ul className={`use-features use-features-${look}`}>
          {features.map(({ heading, description, image }) => (
            <li key={heading}>
              <PagePicture image={image} />
              <div>
                <h3 className="type-h4">{heading}</h3>
                <p className="use-mark">
                  <Icon name="check" className="size-4" />
                  {mark}
                </p>
                <p className="text-ink-2">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
