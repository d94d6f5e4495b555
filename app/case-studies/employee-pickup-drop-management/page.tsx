import { CaseChallenge } from '@/components/sections/case-study/case-challenge';
import { CaseCover } from '@/components/sections/case-study/case-cover';
import { CaseQuote } from '@/components/sections/case-study/case-quote';
import { CaseResults } from '@/components/sections/case-study/case-results';
import { CaseSolution } from '@/components/sections/case-study/case-solution';
import { CaseStory } from '@/components/sections/case-study/case-story';
import { CaseTimeline } from '@/components/sections/case-study/case-timeline';
import { CompanyProfile } from '@/components/sections/case-study/company-profile';
import { NextCases } from '@/components/sections/case-study/next-cases';
import { JsonLd } from '@/components/ui/json-ld';
import { caseStudyWords as words } from '@/content/case-studies';
import { caseStudyOf } from '@/lib/content/case-studies';
import { article } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/case-study/case-study.css';

const path = routes.caseEmployeeTransport;
const { study, story, next } = caseStudyOf('employee-pickup-drop-management');

const trail = [
  { label: 'Home', href: routes.home },
  { label: 'Success stories', href: routes.successStories },
  { label: study.industry, href: path },
] as const;

const facts = { headline: study.title, description: story.page.description, path };

export const metadata = pageMetadata({ ...story.page, path, type: 'article' });

export default function EmployeeTransportCasePage() {
  return (
    <>
      <JsonLd data={article({ ...facts, published: story.published })} />
      <CaseCover
        look="under"
        thread="cobalt"
        trail={trail}
        study={study}
        story={story}
        words={words}
      />
      <CaseStory
        thread="cobalt"
        order={story.order}
        names={words.parts}
        wide={{ results: 'sunk' }}
        aside={<CompanyProfile icon="bus" weeks={study.weeks} story={story} />}
        parts={{
          challenge: <CaseChallenge challenge={story.challenge} points="clock" />,
          solution: <CaseSolution solution={story.solution} />,
          timeline: <CaseTimeline timeline={story.timeline} weeks={study.weeks} look="down" />,
          results: <CaseResults results={story.results} look="grid" />,
          quote: <CaseQuote quote={story.quote} sample={words.sampleQuote} />,
        }}
      />
      <NextCases title={words.next} sample={words.sampleCompany} studies={next} />
    </>
  );
}
