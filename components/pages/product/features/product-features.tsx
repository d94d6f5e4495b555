import { FigureRow } from '@/components/blocks/figure-row/figure-row';
import { TextLink } from '@/components/ui/link/link';
import { Section, SectionHeading, TitledSection } from '@/components/ui/section/section';
import type { NotificationExample } from '@/content/home/features';
import type { Feature, FeatureText } from '@/content/schemas/features';
import { FeatureFacts, FeaturePoints } from './feature-facts';
import { FeatureWide } from './feature-wide';
import { inRhythm } from './rhythm';
import './feature-split.css';
import { PagePicture } from '@/components/picture/picture';
import { Clock } from '@/components/ui/clock/clock';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import { hueClasses } from '@/components/ui/route/hues';
import type { PlainFeature } from '@/content/schemas/features';
import './feature-picture.css';

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
            <span className="curve-veil clock-hand" />
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
