import type { ReactElement, ReactNode } from 'react';
import { PagePicture } from '@/components/picture/picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import type { PageImage } from '@/content/products/types';
import type { Crumb } from '@/lib/json-ld';
import { isPhoto } from '@/lib/picture/cuts';
import { pictureOf } from '@/lib/picture/pictures';
import { headingUnbroken } from '@/lib/words/unbroken';
import './page-hero.css';

interface PageHeroProps {
  id: string;
  trail: readonly Crumb[];
  title: string;
  titleSize?: 'type-display' | 'type-h1' | 'type-h3';
  lead?: ReactNode;
  actions?: ReactNode;
  /** Under lead and actions, such as facts or a list of rules. */
  details?: ReactNode;
  picture?: PageImage;
  /** In the picture's place: links, each with a drawing. */
  object?: ReactElement;
  /** From 1024 px on: the picture at the right of the words, or below them across the window. */
  layout?: 'beside' | 'stacked';
  /**
   * The picture is shown whole: within the page's frame, there from 1024 px on alone, at the window's edge, or
   * with a ground of its own that fills any frame. By 'end' it is cut at its start.
   */
  fit?: 'frame' | 'frame-desktop' | 'edge' | 'bleeds' | 'end' | undefined;
  /** Class of the ground where it is not paper; the picture then has no corner of its own. */
  ground?: string | undefined;
  /** Light words on a dark ground. */
  dark?: boolean | undefined;
  /** Across the page at the foot, such as figures. */
  below?: ReactNode;
}

/** The first screen of a page: breadcrumb, heading, lead, actions and a picture. */
export function PageHero(props: PageHeroProps) {
  const { id, trail, title, titleSize = 'type-h1', lead, actions, details, below } = props;
  const { picture, object, layout = 'beside', fit, ground, dark } = props;
  const framed = fit?.startsWith('frame');
  return (
    <section aria-labelledby={id} className="overflow-clip">
      <div
        className={cx(`grid grid-cols-1 page-hero-${layout}`, framed && 'page-hero-framed', ground)}
      >
        <div
          className={cx(
            'page-hero-words',
            !picture && !object && 'page-hero-plain',
            dark && 'scheme-dark text-ink',
          )}
        >
          <Breadcrumb trail={trail} className="col-span-full" />
          <h1 id={id} className={cx('page-hero-title mt-7', titleSize)}>
            {headingUnbroken(title)}
          </h1>
          <div>
            {lead && <p className="mt-5 max-w-120 type-lead text-ink-2">{lead}</p>}
            {actions && <div className="mt-7">{actions}</div>}
            {details && <div className="mt-8">{details}</div>}
          </div>
        </div>
        {(picture || object) && (
          <div
            className={cx(
              'page-hero-picture',
              !ground && !framed && 'page-hero-corner bg-sunk',
              fit === 'frame-desktop' && 'max-lg:hidden',
            )}
          >
            {object}
            {picture && (
              <PagePicture
                image={picture}
                first
                className={cx('page-hero-image w-full', fitClass(picture, fit))}
              />
            )}
          </div>
        )}
      </div>
      {below}
    </section>
  );
}

/** Of itself a photograph is cut, and a drawing as high as it is wide shown whole. */
function fitClass({ picture }: PageImage, fit: PageHeroProps['fit']) {
  if (isPhoto(picture) && fit === 'bleeds') return 'page-hero-photo object-cover';
  if (fit) return fit.startsWith('frame') ? 'page-hero-whole' : `page-hero-${fit}`;
  if (isPhoto(picture)) return 'page-hero-photo object-cover';
  const { width, height } = pictureOf(picture);
  return height >= width && 'page-hero-whole';
}
