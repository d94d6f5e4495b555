import type { ReactNode } from 'react';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { ProductData } from '@/components/blocks/product-data/product-data';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import type { PageFacts, ProductHeroContent } from '@/content/products/types';
import type { RoutePath } from '@/lib/routes';
import { ProductHero } from '../hero/product-hero';

interface ProductPageProps {
  /** Id of the page's heading. */
  id: string;
  /** The product, such as 'Fleet management'. */
  name: string;
  path: RoutePath;
  product: { page: PageFacts; hero: ProductHeroContent };
  /** Title of the banner at the end. */
  banner: string;
  demoLabel?: 'Watch Demo';
  /** What stands under the hero's buttons. */
  rules?: ReactNode;
  /** What stands under the hero's map. */
  strip?: ReactNode;
  /** The hero's words on night ground. */
  night?: boolean;
  children: ReactNode;
}

/** What all product pages share: hero, structured data, and the banner after their own sections. */
export function ProductPage(props: ProductPageProps) {
  const { id, name, path, product, banner, demoLabel, rules, strip, night, children } = props;
  const trail = [{ label: name, href: path }];
  return (
    <>
      <ProductData name={name} description={product.page.description} path={path} />
      <ProductHero
        id={id}
        trail={trail}
        content={product.hero}
        actions={<ProductActions demoLabel={demoLabel} />}
        strip={strip}
        night={night}
      >
        {rules}
      </ProductHero>
      {children}
      <DemoBanner title={banner} />
    </>
  );
}
