import type { ComponentProps, ReactNode } from 'react';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import {
  DeliveryStats,
  HeroFoot,
  Highlights,
  ProductFeatures,
  ProductFigure,
  ProductUses,
} from '@/components/pages/product/common';
import { endsOnPaper } from '@/components/pages/product/features/rhythm';
import { notificationExamples } from '@/content/home/features';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import type { ProductContent } from '@/content/schemas/products';
import type { RoutePath } from '@/lib/routes';

interface ProductPageProps extends Pick<ComponentProps<typeof Highlights>, 'variant'> {
  /** The product, such as 'Fleet management'. */
  name: string;
  path: RoutePath;
  product: ProductContent;
  /** Where 'Watch Demo' leads; without it the demo dialog is offered. */
  watch?: string;
  /** What stands under the actions, such as a list of constraints. */
  rules?: ReactNode;
  /** What stands under the map, such as a `HeroStrip`. */
  strip?: ReactNode;
  /** The hero on night ground, one panel with a night map. */
  night?: boolean;
  /** Further figures of this product alone. */
  own?: ComponentProps<typeof DeliveryStats>['figures'];
  /** Stands below the highlights. */
  planner?: ReactNode;
  /** In place of the list of uses. */
  uses?: ReactNode;
}

/** A product page: hero, highlights, features, figures, uses. */
export function ProductPage({
  name,
  path,
  product,
  variant,
  watch,
  rules,
  strip,
  night,
  own = [],
  planner,
  uses = <ProductUses {...product.uses} />,
}: ProductPageProps) {
  const { figure, hero } = product;
  // The one that stands large is not said twice.
  const others = deliveryStats.filter(({ label }) => label !== figure.label);
  const trail = [{ label: name, href: path }];
  return (
    <>
      <ProductData name={name} description={product.page.description} path={path} />
      <PageHero
        id="product-title"
        trail={trail}
        title={hero.heading}
        lead={hero.description}
        actions={<ProductActions watch={watch} />}
        aside={rules}
        picture={hero.image}
        ground={night ? 'bg-band' : undefined}
        dark={night}
        below={<HeroFoot strip={strip} tags={hero.tags} signs={hero.signs} />}
      />
      <Highlights variant={variant} {...product.highlights} />
      {planner}
      <ProductFeatures features={product.features} notices={notificationExamples} />
      <DeliveryStats
        title={product.statsTitle}
        figures={[...others, ...own]}
        joins={endsOnPaper(product.features)}
      >
        <ProductFigure {...figure} />
      </DeliveryStats>
      {product.uses.items.length > 0 && uses}
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
