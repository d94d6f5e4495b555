import type { ComponentProps, ReactNode } from 'react';
import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { DeliveryStats, ProductHero, ProductUses } from '@/components/pages/product/common';
import { signUpSection } from '@/content/home/sign-up';
import { deliveryStats } from '@/content/products/delivery-stats';
import type { PageFacts, ProductHeroContent } from '@/content/products/types';
import type { RoutePath } from '@/lib/routes';

interface ProductPageProps
  extends Omit<ComponentProps<typeof ProductHero>, 'trail' | 'content'>,
    Pick<ComponentProps<typeof DeliveryStats>, 'own'> {
  /** The product, such as 'Fleet management'. */
  name: string;
  path: RoutePath;
  product: {
    page: PageFacts;
    hero: ProductHeroContent;
    statsTitle: string;
    uses: ComponentProps<typeof ProductUses>;
  };
  /** In place of the list of uses. */
  uses?: ReactNode;
  children: ReactNode;
}

/** What all product pages share: hero, structured data, and what comes after their own sections. */
export function ProductPage({
  name,
  path,
  product,
  own,
  uses = <ProductUses {...product.uses} />,
  children,
  ...hero
}: ProductPageProps) {
  const trail = [{ label: name, href: path }];
  return (
    <>
      <ProductData name={name} description={product.page.description} path={path} />
      <ProductHero trail={trail} content={product.hero} {...hero} />
      {children}
      <DeliveryStats title={product.statsTitle} figures={deliveryStats} own={own} />
      {uses}
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
