import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { Section, type SectionGround } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { UseCase } from '@/content/use-cases/types';
import { UseBelt } from './use-belt';
import { UseMark } from './use-mark';
import './use-features.css';

interface UseFeaturesProps {
  useCase: UseCase;
  ground: SectionGround;
  /** On every card: 'Included in all plans'. */
  mark: string;
}

/** Four feature cards, each included in all plans. */
export function UseFeatures({ useCase, ground, mark }: UseFeaturesProps) {
  const { featuresTitle, features, looks } = useCase;
  return (
    <Section id="features" labelledBy="features-title" ground={ground}>
      <div className="frame">
        <SectionHeading id="features-title" title={featuresTitle} />
        {looks.features === 'belt' ? (
          <UseBelt features={features} mark={mark} />
        ) : (
          <ul className={`use-features use-features-${looks.features}`}>
            {features.map(({ heading, description, image }, index) => (
              <li
                key={heading}
                className={cx('use-feature', index % 2 === 1 && 'use-feature-even')}
              >
                <PagePicture image={image} className="use-feature-image" />
                <div className="use-feature-words">
                  <h3 className="use-feature-title type-h4">{heading}</h3>
                  <UseMark className="use-feature-mark">{mark}</UseMark>
                  <p className="use-feature-text text-ink-2">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
