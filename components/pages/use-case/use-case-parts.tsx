import { Fragment } from 'react';
import { FigureRow } from '@/components/blocks/figure-row/figure-row';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { Receipt } from '@/components/blocks/receipt/receipt';
import { PagePicture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Section, SectionHeading, TitledSection } from '@/components/ui/section/section';
import type { getUseCase } from '@/lib/content/stories/use-cases';
import { numbersUnbroken } from '@/lib/words/unbroken';
import './use-case.css';

interface UseCasePartsProps extends Pick<ReturnType<typeof getUseCase>, 'useCase' | 'ground'> {
  /** Stands at each feature: that all plans include it. */
  included: string;
  /** What the trial costs nothing of. */
  terms: readonly string[];
}

/** Letters of a figure of which two stand side by side on a phone. */
const short = 4;

/** What stands below the hero of a use case, in an order of its own. */
export function UseCaseParts({ useCase, ground, included, terms }: UseCasePartsProps) {
  const { hue, stats, statsTitle, features, featuresTitle, route, trial, variants } = useCase;
  const parts = {
    stats: (
      <TitledSection labelledBy="numbers" ground={ground('stats')} title={statsTitle}>
        <FigureRow
          figures={stats.map((stat) => ({ ...stat, hue }))}
          className={cx(
            'mt-10',
            stats.every(({ value }) => value.length <= short) && 'grid-cols-2',
          )}
        />
      </TitledSection>
    ),
    features: (
      <TitledSection
        id="features"
        labelledBy="features-title"
        ground={ground('features')}
        title={featuresTitle}
      >
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
                {included}
              </p>
              <p className="mt-3 max-w-160 text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
      </TitledSection>
    ),
    // One route of the trade, stop by stop: a drawing, and its numbered moments where it has them.
    route: (
      <Section id="round" labelledBy="round-title" ground={ground('route')}>
        <div className={`frame use-case-route-${variants.route}`}>
          <SectionHeading
            id="round-title"
            title={route.title}
            aside={numbersUnbroken(route.note)}
            className="col-span-full"
          />
          {route.image && (
            <div className="use-case-route-picture mt-12">
              <PagePicture image={route.image} wideFrom={1024} className="w-full" />
            </div>
          )}
          {route.events.length > 0 && (
            <ol className="use-case-moments fit-columns mt-10 grid gap-6">
              {route.events.map(({ time, text }) => (
                <li key={time} className="use-case-moment grid">
                  <span className="type-label">{time}</span>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
        </div>
      </Section>
    ),
    // The 14-day trial; its terms are the items of a receipt, which cost nothing.
    trial: (
      <Section id="trial" labelledBy="trial-title" ground={ground('trial')}>
        <div className="use-case-trial frame grid items-center gap-x-16 gap-y-10">
          <div>
            <SectionHeading id="trial-title" title={trial.title} />
            <p className="mt-3 text-ink-2">{trial.description}</p>
            <ProductActions demoLabel="Schedule Demo" className="mt-7" />
          </div>
          <div className="lg:ms-auto w-full max-w-[28rem]">
            <Receipt
              caption={trial.title}
              rows={[...terms.map((term) => [term, '0.00']), ['Total', '$0.00']]}
              sums={1}
            />
          </div>
        </div>
      </Section>
    ),
  };
  return useCase.order.map((part) => <Fragment key={part}>{parts[part]}</Fragment>);
}
