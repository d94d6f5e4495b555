import type { ReactNode } from 'react';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { TermList } from '@/components/blocks/term-list/term-list';
import { Highlights } from '@/components/pages/product/features/highlights';
import { ProductFeatures } from '@/components/pages/product/features/product-features';
import { HeroFoot, HeroRules } from '@/components/pages/product/hero/hero-foot';
import { ProductScreen } from '@/components/pages/product/screen/product-screen';
import { ProductUses } from '@/components/pages/product/sections/product-uses';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { TextLink } from '@/components/ui/link/link';
import { caseStudyWords } from '@/content/case-studies';
import { notificationExamples } from '@/content/home/features';
import { signUpSection } from '@/content/home/sign-up';
import { plans } from '@/content/plans';
import { priceLink } from '@/content/pricing';
import { deliveryStats } from '@/content/products/delivery-stats';
import type { ProductContent } from '@/content/schemas/products';
import { site } from '@/content/site';
import { testimonialsAbout } from '@/lib/content/testimonials';
import { softwarePage } from '@/lib/json-ld';
import { marksOf } from '@/lib/plans/marks';
import { priceLinkOf, priceLinkWith } from '@/lib/plans/words';
import type { RoutePath } from '@/lib/routes';

interface ProductPageProps {
  /** The product, such as 'Fleet management'. */
  name: string;
  path: RoutePath;
  product: ProductContent;
  /** The second section; 'Watch Demo' leads to it, in place of the demo dialog. */
  planner?: ReactNode;
}

/** A product page: hero with figures, highlights, features, uses. */
export function ProductPage({ name, path, product, planner }: ProductPageProps) {
  const {
    hero,
    rules,
    stores,
    screen,
    short,
    highlights,
    featuresTitle,
    features,
    ownFigures = [],
    uses,
  } = product;
  const parts = [...highlights.items, ...features].map(({ plan = product.plan }) => plan ?? '');
  const prices =
    product.plan && product.plan !== plans[0]?.id
      ? priceLinkOf(plans, product.plan)
      : priceLinkWith(priceLink, plans, new Set(parts));
  return (
    <>
      <JsonLd data={softwarePage({ name, description: product.page.description, path })} />
      <PageHero
        id="product-title"
        trail={[{ label: name, href: path }]}
        title={hero.heading}
        lead={hero.description}
        actions={<ProductActions watch={planner ? '#planner' : undefined} />}
        details={
          rules ? (
            <HeroRules {...rules} />
          ) : (
            hero.instead && <TextLink href={hero.instead.href}>{hero.instead.label}</TextLink>
          )
        }
        picture={hero.image}
        fit={hero.night ? 'end' : 'bleeds'}
        ground={hero.night && 'bg-band'}
        dark={hero.night}
        below={
          <HeroFoot
            hero={hero}
            stores={stores}
            badges={site.stores}
            priceLink={prices}
            figures={[...deliveryStats, ...ownFigures]}
            planner={Boolean(planner)}
          />
        }
      />
      {planner}
      {screen && <ProductScreen {...screen} />}
      {short && <TermList id="in-short" {...short} className="pt-0" />}
      <Highlights {...highlights} {...marksOf(plans, highlights.items, product.plan)} />
      <ProductFeatures
        title={featuresTitle}
        features={features}
        notices={notificationExamples}
        {...marksOf(plans, features, product.plan)}
      />
      {uses.items.length > 0 && (
        <ProductUses
          {...uses}
          quote={testimonialsAbout(path)[0]}
          sample={caseStudyWords.sampleQuote}
        />
      )}
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
