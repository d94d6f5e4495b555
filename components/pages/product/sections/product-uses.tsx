import { Quote } from '@/components/blocks/testimonials/quote';
import { PagePicture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { TitledSection } from '@/components/ui/section/section';
import type { ProductContent } from '@/content/schemas/products';
import type { Testimonial } from '@/lib/content/testimonials';
import './product-uses.css';

type ProductUsesProps = ProductContent['uses'] & {
  /** What somebody says of the product. */
  quote: Testimonial | undefined;
  /** Stands at a quote that was made up. */
  sample: string;
};

/** Who works with the product and for what, each leading to its page: ruled rows, or maps where there are any. */
export function ProductUses({ title, items, quote, sample }: ProductUsesProps) {
  const maps = items.some(({ image }) => image);
  return (
    <TitledSection
      labelledBy="uses"
      ground="sunk"
      route="left"
      className="product-uses"
      layout={!maps && 'grid grid-cols-1 gap-x-6 gap-y-10 lg:split-4/8'}
      title={title}
    >
      <ul
        className={maps ? 'product-maps mt-12 grid gap-6 sm:grid-cols-2' : 'rule-t-bold border-ink'}
      >
        {items.map(({ who, what, href, image, hue = 'cobalt' }) => (
          <li
            key={who}
            className={cx(
              `relative flex gap-4 hue-${hue}`,
              maps
                ? 'flex-wrap content-start items-start'
                : 'product-use items-center rule-b border-line py-5',
            )}
          >
            {image && <PagePicture image={image} className="product-map rounded-card" />}
            <div
              className={cx(
                'grid min-w-0 flex-1 items-center gap-x-6 gap-y-1',
                !maps && 'lg:grid-cols-2',
              )}
            >
              <h3 className="type-h4">
                <a href={href} className="cover-link hover:underline">
                  {who}
                </a>
              </h3>
              <p className="text-ink-2">{what}</p>
            </div>
            <Icon name="arrow-right" className="size-5 shrink-0" />
          </li>
        ))}
      </ul>
      {quote && (
        <div className="col-span-full mt-12">
          <Quote variant="headline" testimonial={quote} sample={sample} />
        </div>
      )}
    </TitledSection>
  );
}
