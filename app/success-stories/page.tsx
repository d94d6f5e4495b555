import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { TestimonialCards } from '@/components/blocks/testimonials/testimonial-cards';
import { RoiSection } from '@/components/pages/stories/roi-section';
import { StoriesHero } from '@/components/pages/stories/stories-hero';
import { StoryList } from '@/components/pages/stories/story-list';
import { WeekRows } from '@/components/pages/stories/week-rows';
import { RoiCalculator } from '@/components/tools/roi/roi-calculator.client';
import { Island } from '@/components/ui/island/island.client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { TextLink } from '@/components/ui/link/link';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { caseStudyWords } from '@/content/case-studies';
import { signUpSection } from '@/content/home/sign-up';
import { plans } from '@/content/plans';
import { caseStudies } from '@/lib/content/stories/case-studies';
import { successStoriesPage } from '@/lib/content/stories/success-stories';
import { storyTestimonials } from '@/lib/content/testimonials';
import { collectionPage } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { pricesOf } from '@/lib/plans/amounts';
import { routes } from '@/lib/routes';

const path = routes.successStories;
const { read, sampleCompany, sampleQuote } = caseStudyWords;
const { page, hero, metrics, stories, roi, weeks, quotes } = successStoriesPage;
const trail = [{ label: 'Success stories', href: path }] as const;
const { rates, ...calculator } = roi;
const parts = caseStudies.map(({ title, href }) => ({ name: title, path: href }));
const facts = { name: hero.title, description: page.description, path, parts };

export const metadata = pageMetadata({ ...page, path });

export default function SuccessStoriesPage() {
  return (
    <>
      <JsonLd data={collectionPage(facts)} />
      <StoriesHero {...hero} {...{ trail, metrics, sampleQuote }} studies={caseStudies} />
      <StoryList
        title={stories.title}
        read={read}
        sample={<SampleMark>{sampleCompany}</SampleMark>}
        studies={caseStudies}
      />
      <RoiSection rates={rates} industries={calculator.industries}>
        <Island name="ROI calculator">
          <RoiCalculator id="roi-title" anchor="roi" {...calculator} prices={pricesOf(plans)} />
        </Island>
      </RoiSection>
      <WeekRows {...weeks} studies={caseStudies} />
      <TestimonialCards
        labelledBy="quotes"
        title={quotes.title}
        aside={<TextLink href={quotes.all.href}>{quotes.all.label}</TextLink>}
        testimonials={storyTestimonials}
        sample={sampleQuote}
      />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
