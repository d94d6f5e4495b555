import { FigureRow } from '@/components/blocks/figure-row/figure-row';
import { PagePicture } from '@/components/picture/picture';
import { Clock } from '@/components/ui/clock/clock';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import { hueClasses } from '@/components/ui/route/hues';
import { Section, SectionHeading, TitledSection } from '@/components/ui/section/section';
import type { NotificationExample } from '@/content/home/features';
import type { Feature, FeatureText, PlainFeature, WideFeature } from '@/content/schemas/features';
import { FeatureFacts, FeaturePoints } from './feature-facts';
import { inRhythm } from './rhythm';
import './product-features.css';

interface ProductFeaturesProps {
  features: readonly Feature[];
  notices: readonly NotificationExample[];
}

/** The features of a product page in their order; each id is an address that other pages link to. */
export const ProductFeatures = ({ features, notices }: ProductFeaturesProps) =>
  inRhythm(features).map(({ feature, side, ground }) => {
    const { section_id, heading, variant } = feature;
    const id = `${section_id}-title`;
    const section = { id: section_id, labelledBy: id, route: 'left', ground } as const;
    if (variant === 'wide') return <FeatureWide key={section_id} feature={feature} />;
    if (variant === 'results') {
      const link = <TextLink href={feature.link.href}>{feature.link.label}</TextLink>;
      return (
        <TitledSection key={section_id} {...section} title={heading} aside={link}>
          <FigureRow figures={feature.rows} className="mt-12" />
        </TitledSection>
      );
    }
    if (variant === 'table') {
      return (
        <TitledSection key={section_id} {...section} title={heading} aside={feature.description}>
          <div className="mt-10 grid grid-cols-1 gap-5">
            <section
              aria-label={feature.table.caption}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls, as spaced letters in a narrow window do, must be reached without a mouse
              tabIndex={0}
              className="overflow-x-auto"
            >
              <FeatureFacts {...feature} />
            </section>
            <FeaturePoints {...feature} layout="grid" />
          </div>
        </TitledSection>
      );
    }
    const { subHeading, ...text }: FeatureText = feature;
    const place = variant === 'chart' ? 'large' : side;
    return (
      <Section key={section_id} {...section}>
        <div className={`frame grid items-center gap-x-16 gap-y-10 feature-split-${place}`}>
          <div className="feature-split-words grid max-w-144 grid-cols-1 gap-5">
            <SectionHeading id={id} stop="left" title={heading} />
            {subHeading && <p className="type-h5">{subHeading}</p>}
            <p className="text-ink-2">{feature.description}</p>
            <FeatureFacts {...text} />
            <FeaturePoints {...text} layout="grid" />
          </div>
          <div className="feature-split-picture min-w-0">
            {variant === 'messages' ? (
              <Notices notices={notices} />
            ) : (
              <FeaturePicture {...feature} />
            )}
          </div>
        </div>
      </Section>
    );
  });

/** What a recipient reads, each notice under the moment of the route that sends it. */
const Notices = ({ notices }: { notices: readonly NotificationExample[] }) => (
  <ol className="grid grid-cols-1 gap-6">
    {notices.map(({ moment, title, text, time, icon, hue }) => (
      <li key={title} className={cx('[overflow-wrap:anywhere]', hueClasses[hue].color)}>
        <p className="route-dash flex items-center gap-3 type-h5">{moment}</p>
        <div className="mt-2.5 flex gap-3 rounded-pop rule border-line bg-surface p-5 type-small">
          <span
            className={`grid size-10 shrink-0 place-items-center rounded-control ${hueClasses[hue].tint} ${hueClasses[hue].text}`}
          >
            <Icon name={icon} />
          </span>
          <p className="min-w-0 flex-1">
            <b className="block font-semibold">{title}</b>
            {text}
          </p>
          <span className="type-label text-ink-2">{time}</span>
        </div>
      </li>
    ))}
  </ol>
);

const boardRows = [0, 1, 2, 3, 4];

/** A feature's picture. What moves are covers that give way, so nothing is missing without motion. */
function FeaturePicture({ image, motion }: Pick<PlainFeature, 'image' | 'motion'>) {
  const picture = <PagePicture image={image} className="w-full rounded-card" />;
  if (!motion) return picture;
  return (
    <>
      <Clock className="relative">
        {picture}
        {motion === 'curve' ? (
          <span className="curve-window">
            <span className="curve-veil block h-full clock-hand" />
          </span>
        ) : (
          boardRows.map((row) => (
            <span key={row} className="board-flap clock-hand" style={{ '--row': row }} />
          ))
        )}
      </Clock>
      {motion === 'board' && <PauseControl label="Pause movement" className="clock-pause mt-3" />}
    </>
  );
}

/** A feature whose picture runs across the whole window; its card lies on it, or below it in narrow windows. */
function FeatureWide({ feature }: { feature: WideFeature }) {
  const { heading, description, section_id, image, card, ground = 'band' } = feature;
  const id = `${section_id}-title`;
  return (
    <Section route="left" id={section_id} labelledBy={id} ground={ground} className="feature-wide">
      <div className="frame grid grid-cols-1 gap-6">
        <SectionHeading id={id} stop="left" title={heading} aside={description} />
        <FeaturePoints {...feature} layout="flex flex-wrap" />
      </div>
      <div className="mt-12 grid grid-cols-1">
        <div className="feature-wide-picture grid">
          {/* Without a card it is read to its end, so tablets show the phone's cut, whose words stay legible. */}
          <PagePicture
            image={image}
            wideFrom={card ? 640 : 1024}
            className={cx(
              'feature-wide-image w-full',
              card ? 'feature-wide-cut' : 'feature-wide-whole',
            )}
          />
        </div>
        {card && (
          <div className="feature-wide-card frame py-8">
            <div className="grid w-full max-w-96 grid-cols-1 gap-3 rounded-pop rule border-line bg-surface px-6 py-5">
              <h3 className="type-h5">{card.title}</h3>
              <FeatureFacts {...card} />
            </div>
          </div>
        )}
      </div>
    </Section>
  );
}
