import type { ComponentProps, ReactNode } from 'react';
import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import {
  DeliveryStats,
  Highlights,
  ProductFeatures,
  ProductFigure,
  ProductHero,
  ProductUses,
} from '@/components/pages/product/common';
import { endsOnPaper } from '@/components/pages/product/features/rhythm';
import { notificationExamples } from '@/content/home/features';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import type { ProductContent } from '@/content/schemas/products';
import type { RoutePath } from '@/lib/routes';

interface ProductPageProps
  extends Omit<ComponentProps<typeof ProductHero>, 'trail' | 'content'>,
    Pick<ComponentProps<typeof Highlights>, 'look'> {
  /** The product, such as 'Fleet management'. */
  name: string;
  path: RoutePath;
  product: ProductContent;
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
  look,
  own = [],
  planner,
  uses = <ProductUses {...product.uses} />,
  ...hero
}: ProductPageProps) {
  const { figure } = product;
  // The one that stands large is not said twice.
  const others = deliveryStats.filter(({ label }) => label !== figure.label);
  const trail = [{ label: name, href: path }];
  return (
    <>
      <ProductData name={name} description={product.page.description} path={path} />
      <ProductHero trail={trail} content={product.hero} {...hero} />
      <Highlights look={look} {...product.highlights} />
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
