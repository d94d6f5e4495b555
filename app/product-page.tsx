import type { ReactNode } from 'react';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { Highlights } from '@/components/pages/product/features/highlights';
import { ProductFeatures } from '@/components/pages/product/features/product-features';
import { endsOnPaper } from '@/components/pages/product/features/rhythm';
import { DeliveryStats } from '@/components/pages/product/figure/delivery-stats';
import { HeroFoot, HeroRules } from '@/components/pages/product/hero/hero-foot';
import { ProductUses } from '@/components/pages/product/sections/product-uses';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { notificationExamples } from '@/content/home/features';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import type { ProductContent } from '@/content/schemas/products';
import { site } from '@/content/site';
import { softwarePage } from '@/lib/json-ld';
import type { RoutePath } from '@/lib/routes';

interface ProductPageProps {
  /** The product, such as 'Fleet management'. */
  name: string;
  path: RoutePath;
  product: ProductContent;
  /** Stands below the highlights; 'Watch Demo' leads to it, in place of the demo dialog. */
  planner?: ReactNode;
}

/** A product page: hero, highlights, features, figures, uses. */
export function ProductPage({ name, path, product, planner }: ProductPageProps) {
  const { hero, rules, strip, highlights, features, figure, ownFigures = [], uses } = product;
  // The one that stands large is not repeated.
  const others = deliveryStats.filter(({ label }) => label !== figure.label);
  return (
    <>
      <JsonLd data={softwarePage({ name, description: product.page.description, path })} />
      <PageHero
        id="product-title"
        trail={[{ label: name, href: path }]}
        title={hero.heading}
        lead={hero.description}
        actions={<ProductActions watch={planner ? '#planner' : undefined} />}
        details={rules && <HeroRules {...rules} />}
        picture={hero.image}
        ground={hero.night && 'bg-band'}
        dark={hero.night}
        below={<HeroFoot hero={hero} strip={strip} badges={site.stores} />}
      />
      <Highlights {...highlights} />
      {planner}
      <ProductFeatures features={features} notices={notificationExamples} />
      <DeliveryStats
        title={product.statsTitle}
        figure={figure}
        others={[...others, ...ownFigures]}
        joins={endsOnPaper(features)}
      />
      {uses.items.length > 0 && <ProductUses {...uses} />}
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
