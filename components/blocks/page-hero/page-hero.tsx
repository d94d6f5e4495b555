import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import type { PageImage } from '@/content/products/types';
import type { Crumb } from '@/lib/json-ld';
import { isPhoto } from '@/lib/picture/cuts';
import { pictureSize } from '@/lib/picture/pictures';
import './page-hero.css';

interface PageHeroProps {
  /** Id of the heading. */
  id: string;
  trail: readonly Crumb[];
  title: string;
  titleSize?: 'type-display' | 'type-h1' | 'type-h3';
  lead?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Under lead and actions, such as facts or a list of rules. */
  aside?: ReactNode;
  picture?: PageImage;
  /** The picture is a ground that may be cut, whatever its shape. */
  cut?: boolean | undefined;
  /** From 1024 px on: the picture at the right of the words, or below them across the window. */
  layout?: 'beside' | 'above';
  /** Class of the ground where it is not paper; the picture then has no corner of its own. */
  ground?: string | undefined;
  /** Light words on a dark ground. */
  dark?: boolean | undefined;
  /** Across the page at the foot, such as figures. */
  below?: ReactNode;
}

/** The first screen of a page: breadcrumb, heading, lead, actions and a picture. */
export function PageHero(props: PageHeroProps) {
  const { id, trail, title, titleSize = 'type-h1', lead, actions, aside, below } = props;
  const { picture, cut, layout = 'beside', ground, dark } = props;
  return (
    <section aria-labelledby={id} className="overflow-clip">
      <div className={cx('grid grid-cols-1', `page-hero-${layout}`, ground)}>
        <div
          className={cx(
            'page-hero-words',
            !picture && 'page-hero-plain',
            dark && 'scheme-dark text-ink',
          )}
        >
          <Breadcrumb trail={trail} short className="col-span-full" />
          <h1 id={id} className={cx('page-hero-title mt-7', titleSize)}>
            {title}
          </h1>
          <div>
            {lead && <p className="mt-5 max-w-120 type-lead text-ink-2">{lead}</p>}
            {actions && <div className="mt-7">{actions}</div>}
            {aside && <div className="mt-8">{aside}</div>}
          </div>
        </div>
        {picture && (
          <div className={cx('page-hero-picture', !ground && 'page-hero-corner bg-sunk')}>
            <PagePicture
              image={picture}
              first
              className={cx('page-hero-image w-full', !cut && cutClass(picture))}
            />
          </div>
        )}
      </div>
      {below}
    </section>
  );
}

/** Photographs are cut; a drawing as high as it is wide is shown whole. */
function cutClass({ picture }: PageImage) {
  if (isPhoto(picture)) return 'page-hero-photo object-cover';
  const { width, height } = pictureSize(picture);
  return height >= width && 'page-hero-whole';
}
