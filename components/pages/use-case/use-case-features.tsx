import { PagePicture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { TitledSection } from '@/components/ui/section/section';
import type { UseCasePartProps } from './use-case-part';

/** Features under rules, each included in all plans. */
export function UseCaseFeatures({ useCase, ground, mark }: UseCasePartProps & { mark: string }) {
  const { featuresTitle, features, variants } = useCase;
  return (
    <TitledSection id="features" labelledBy="features-title" ground={ground} title={featuresTitle}>
      <ul
        className={cx(
          'mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2',
          variants.features === 'columns' && 'xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none',
        )}
      >
        {features.map(({ heading, description, image }) => (
          <li key={heading} className="rule-t-bold border-ink pt-6">
            {image && <PagePicture image={image} className="mb-5 w-full rounded-card" />}
            <h3 className="type-h4">{heading}</h3>
            <p className="tag mt-2.5 bg-success-ground text-success">
              <Icon name="check" className="size-4" />
              {mark}
            </p>
            <p className="mt-3 max-w-160 text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
