import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { TestimonialCards } from '@/components/blocks/testimonials/testimonial-cards';
import { UseCaseParts } from '@/components/pages/use-case/use-case-parts';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { TextLink } from '@/components/ui/link/link';
import { caseStudyWords } from '@/content/case-studies';
import { signUpSection } from '@/content/home/sign-up';
import { priceLink } from '@/content/pricing';
import { included, quotesTitle, trialTerms } from '@/content/use-cases';
import { getUseCase, useCases } from '@/lib/content/stories/use-cases';
import { testimonialsOf } from '@/lib/content/testimonials';
import { softwarePage } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import type { SlugProps } from '../../slug-props';

export const dynamicParams = false;

export const generateStaticParams = () => useCases.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: SlugProps) {
  const { useCase, path } = getUseCase((await params).slug);
  return pageMetadata({ ...useCase.page, path });
}

export default async function UseCasePage({ params }: SlugProps) {
  const { useCase, path, trail, ground } = getUseCase((await params).slug);
  const { slug, name, product, page, hero, hue, variants } = useCase;
  return (
    <>
      <JsonLd data={softwarePage({ name: product, description: page.description, path })} />
      <PageHero
        id={slug}
        trail={trail}
        title={hero.heading}
        lead={hero.description}
        actions={<ProductActions demoLabel="Book a Demo" />}
        details={<TextLink href={routes.pricing}>{priceLink}</TextLink>}
        picture={hero.image}
        layout={variants.hero}
        fit="bleeds"
        ground={`bg-${hue}-tint`}
      />
      <UseCaseParts useCase={useCase} ground={ground} included={included} terms={trialTerms} />
      <TestimonialCards
        labelledBy="quotes"
        title={quotesTitle}
        testimonials={testimonialsOf(name)}
        sample={caseStudyWords.sampleQuote}
      />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
