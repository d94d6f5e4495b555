import type { Metadata } from 'next';
import { Fragment } from 'react';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { UseCaseFeatures } from '@/components/pages/use-case/use-case-features';
import { UseCaseRoute } from '@/components/pages/use-case/use-case-route';
import { UseCaseStats } from '@/components/pages/use-case/use-case-stats';
import { UseCaseTrial } from '@/components/pages/use-case/use-case-trial';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { hueClasses } from '@/components/ui/route/hues';
import { signUpSection } from '@/content/home/sign-up';
import { included, trialTerms } from '@/content/use-cases';
import { getUseCase, useCases } from '@/lib/content/stories/use-cases';
import { softwareApplication } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';

interface Address {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => useCases.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const { useCase, path } = getUseCase((await params).slug);
  return pageMetadata({ ...useCase.page, path });
}

export default async function UseCasePage({ params }: Address) {
  const { useCase, path, trail, grounds } = getUseCase((await params).slug);
  const { slug, product, page, hero, order, hue, variants } = useCase;
  const parts = {
    stats: <UseCaseStats useCase={useCase} ground={grounds.stats} />,
    features: <UseCaseFeatures useCase={useCase} ground={grounds.features} mark={included} />,
    route: <UseCaseRoute useCase={useCase} ground={grounds.route} />,
    trial: <UseCaseTrial useCase={useCase} ground={grounds.trial} terms={trialTerms} />,
  };
  return (
    <>
      <JsonLd data={softwareApplication({ name: product, description: page.description, path })} />
      <PageHero
        id={slug}
        trail={trail}
        title={hero.heading}
        lead={hero.description}
        actions={<ProductActions demoLabel="Book a Demo" />}
        picture={hero.image}
        layout={variants.hero}
        ground={hueClasses[hue].tint}
      />
      {order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
