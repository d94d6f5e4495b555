import { RoiCalculator } from '@/components/tools/roi/roi-calculator.client';

// Above: what other pages show too. So the sheets that this page alone needs become one file.

import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { QuotePair } from '@/components/pages/stories/quote-pair';
import { RoiSection } from '@/components/pages/stories/roi-section';
import { StoriesHero } from '@/components/pages/stories/stories-hero';
import { StoryList } from '@/components/pages/stories/story-list';
import { WeekRows } from '@/components/pages/stories/week-rows';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { caseStudies, caseStudyWords as words } from '@/content/case-studies';
import { signUpSection } from '@/content/home/sign-up';
import { successStories } from '@/content/success-stories';
import { caseStudyOf } from '@/lib/content/case-studies';
import { storyTestimonials } from '@/lib/content/testimonials';
import { collectionPage } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.successStories;
const { page, hero, metrics, stories, roi, weeks, quotes } = successStories;
const trail = [{ label: 'Success stories', href: path }] as const;
const { rates, ...calculator } = roi;
const items = stories.items.map((item) => ({ ...item, ...caseStudyOf(item.slug) }));
const rows = caseStudies.map(({ slug }) => caseStudyOf(slug));
const parts = caseStudies.map(({ title, href }) => ({ name: title, path: href }));
const facts = { name: hero.title, description: page.description, path, parts };

export const metadata = pageMetadata({ ...page, path });

export default function SuccessStoriesPage() {
  return (
    <>
      <JsonLd data={collectionPage(facts)} />
      <StoriesHero trail={trail} {...hero} metrics={metrics} />
      <StoryList
        title={stories.title}
        read={words.read}
        sample={<SampleMark>{words.sampleCompany}</SampleMark>}
        items={items}
      />
      <RoiSection rates={rates} industries={calculator.industries}>
        <RoiCalculator id="roi-title" anchor="roi" {...calculator} />
      </RoiSection>
      <WeekRows {...weeks} rows={rows} />
      <QuotePair
        {...quotes}
        sample={<SampleMark>{words.sampleQuote}</SampleMark>}
        testimonials={storyTestimonials}
      />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
