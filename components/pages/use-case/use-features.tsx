import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { SectionGround } from '@/components/ui/section/section';
import { TitledSection } from '@/components/ui/section/titled-section';
import type { UseCase } from '@/content/use-cases/types';
import './use-belt.css';
import './use-features.css';

interface UseFeaturesProps {
  useCase: UseCase;
  ground: SectionGround;
  /** On every card: 'Included in all plans'. */
  mark: string;
}

/** Feature cards, each included in all plans. */
export function UseFeatures({ useCase, ground, mark }: UseFeaturesProps) {
  const { featuresTitle, features, looks } = useCase;
  const own = `use-${looks.features}`;
  return (
    <TitledSection id="features" labelledBy="features-title" ground={ground} title={featuresTitle}>
      <ul className={`use-features mt-10 grid ${own}`}>
        {features.map(({ heading, description, image }, index, { length }) => (
          <li
            key={heading}
            className={cx(
              `${own}-card`,
              index % 2 === 1 && `${own}-even`,
              index === length - 1 && `${own}-end`,
            )}
          >
            {image && <PagePicture image={image} className={`w-full ${own}-image`} />}
            <div className={`${own}-words`}>
              <h3 className={`type-h4 ${own}-title`}>{heading}</h3>
              <p className={`use-mark ${own}-mark`}>
                <Icon name="check" className="size-4" />
                {mark}
              </p>
              <p className={`text-ink-2 ${own}-text`}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
