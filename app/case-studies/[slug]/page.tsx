import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { CaseHero } from '@/components/pages/case-study/case-hero';
import { CaseStory } from '@/components/pages/case-study/case-story';
import { NextCases } from '@/components/pages/case-study/next-cases';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { caseStudyWords as words } from '@/content/case-studies';
import { signUpSection } from '@/content/home/sign-up';
import { caseStudies, caseStudyOf } from '@/lib/content/stories/case-studies';
import { caseStudyArticle } from '@/lib/content/text/json-ld';
import { pageMetadata } from '@/lib/metadata';
import type { SlugProps } from '../../slug-props';

export const dynamicParams = false;

export const generateStaticParams = () => caseStudies.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: SlugProps) {
  const { study } = caseStudyOf((await params).slug);
  return pageMetadata({ ...study.page, path: study.href, type: 'article' });
}

export default async function CaseStudyPage({ params }: SlugProps) {
  const { study, next, trail } = caseStudyOf((await params).slug);
  return (
    <>
      <JsonLd data={caseStudyArticle(study)} />
      <CaseHero trail={trail} study={study} sample={words.sampleCompany} />
      <CaseStory study={study} words={words} />
      <NextCases title={words.next} sample={words.sampleCompany} studies={next} />
      <DemoBanner title={signUpSection.title} />
    </>
  );
}
