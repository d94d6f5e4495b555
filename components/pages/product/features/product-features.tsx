import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import { TitledSection } from '@/components/ui/section/section';
import type { NotificationExample } from '@/content/home/features';
import type { Feature } from '@/content/schemas/features';
import { pictureOf } from '@/lib/picture/pictures';
import type { Marks } from '@/lib/plans/marks';
import { numbersUnbroken } from '@/lib/words/unbroken';
import { FeatureFacts } from './feature-facts';
import { PlanMark } from './plan-mark';
import './product-features.css';

interface ProductFeaturesProps extends Marks {
  title: string;
  features: readonly Feature[];
  notices: readonly NotificationExample[];
}

const isTall = (feature: Feature) => feature.variant === 'messages' || Boolean(feature.image);

/**
 * The features of a product page: those with a picture two by two in a wide window, the others in rows below;
 * each id is an address that other pages link to.
 */
export function ProductFeatures(props: ProductFeaturesProps) {
  const { title, features, notices, common, marks } = props;
  const tall = features.filter(isTall);
  const rows = features.filter((feature) => !isTall(feature));
  const markOf = (feature: Feature) => marks[features.indexOf(feature)];
  return (
    <TitledSection
      labelledBy="features"
      route="left"
      title={title}
      aside={
        <>
          <p className="mb-2">The pictures are drawings of the product, with sample data.</p>
          <PlanMark>{common}</PlanMark>
        </>
      }
    >
      <div className="mt-12 grid grid-cols-1 gap-x-10 gap-y-16 lg:grid-cols-2">
        {tall.map((feature, at, { length }) => (
          <FeaturePart
            key={feature.section_id}
            feature={feature}
            mark={markOf(feature)}
            className={cx(
              `feature-tall ${isStacked(feature) ? 'lg:grid-cols-2' : 'md:grid-cols-2'}`,
              at % 2 === 0 && at === length - 1 && 'feature-alone sm:col-span-full',
            )}
          >
            {feature.variant === 'messages' ? (
              <Notices notices={notices} />
            ) : (
              feature.image && (
                <PagePicture
                  image={feature.image}
                  className="w-full"
                  wideFrom={isStacked(feature) ? 768 : 1024}
                />
              )
            )}
          </FeaturePart>
        ))}
      </div>
      {rows.map((feature) => (
        <FeaturePart
          key={feature.section_id}
          feature={feature}
          mark={markOf(feature)}
          className="mt-14 gap-x-16 gap-y-6 rule-t border-ink pt-8 lg:grid-cols-[5fr_7fr]"
        />
      ))}
    </TitledSection>
  );
}

/** On a tablet a table is too high to stand beside a picture that is not high. */
function isStacked(feature: Feature) {
  if (feature.variant === 'messages' || !feature.image || !feature.table) return false;
  const { width, height } = pictureOf(feature.image.picture);
  return width >= height;
}

interface FeaturePartProps {
  feature: Feature;
  mark: string | undefined;
  className: string;
  children?: ReactNode;
}

/** A picture, words and facts, one below or beside the other. */
function FeaturePart({ feature, mark, className, children }: FeaturePartProps) {
  const { section_id, heading, description, link } = feature;
  const text = feature.variant === 'messages' ? undefined : feature;
  return (
    <section
      id={section_id}
      aria-labelledby={`${section_id}-title`}
      className={cx('grid grid-cols-1 content-start', className)}
    >
      {children && (
        <div
          className={cx(
            'min-w-0',
            text && 'grid items-center overflow-clip rounded-card rule border-line bg-sunk',
          )}
        >
          {children}
        </div>
      )}
      <div className="grid max-w-144 grid-cols-1 content-start gap-4">
        <h3 id={`${section_id}-title`} className="type-h3">
          {heading}
        </h3>
        <PlanMark>{mark}</PlanMark>
        {text?.subHeading && <p className="type-h5">{text.subHeading}</p>}
        <p className="text-ink-2">{numbersUnbroken(description)}</p>
        {children && text && <FeatureFacts {...text} />}
        {link && (
          <TextLink href={link.href} className="justify-self-start">
            {link.label}
          </TextLink>
        )}
      </div>
      {!children && text && (
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <FeatureFacts {...text} alone />
        </div>
      )}
    </section>
  );
}

/** What a recipient reads, each notice under the moment of the route that sends it. */
const Notices = ({ notices }: { notices: readonly NotificationExample[] }) => (
  <ol className="grid grid-cols-1 gap-6">
    {notices.map(({ moment, title, text, time, icon, hue }) => (
      <li key={title} className={`[overflow-wrap:anywhere] hue-${hue}`}>
        <p className="route-dash flex items-center gap-3 type-h5">{moment}</p>
        <div className="mt-2.5 flex gap-3 rounded-pop rule border-line bg-surface p-5 type-small">
          <span
            className={`grid size-10 shrink-0 place-items-center rounded-control bg-${hue}-tint text-${hue}-text`}
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
