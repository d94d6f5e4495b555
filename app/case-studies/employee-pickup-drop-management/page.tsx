import { CaseChallenge } from '@/components/pages/case-study/case-challenge';
import { CaseCover } from '@/components/pages/case-study/case-cover';
import { CaseQuote } from '@/components/pages/case-study/case-quote';
import { CaseResults } from '@/components/pages/case-study/case-results';
import { CaseSolution } from '@/components/pages/case-study/case-solution';
import { CaseStory } from '@/components/pages/case-study/case-story';
import { CaseTimeline } from '@/components/pages/case-study/case-timeline';
import { CompanyProfile } from '@/components/pages/case-study/company-profile';
import { NextCases } from '@/components/pages/case-study/next-cases';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { caseStudyWords as words } from '@/content/case-studies';
import { caseStudyOf } from '@/lib/content/case-studies';
import { article } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import '@/components/pages/case-study/case-study.css';

const { study, story, next, trail, facts } = caseStudyOf('employee-pickup-drop-management');

export const metadata = pageMetadata({ ...story.page, path: study.href, type: 'article' });

export default function EmployeeTransportCasePage() {
  return (
    <>
      <JsonLd data={article(facts)} />
      <CaseCover look="under" trail={trail} study={study} story={story} words={words} />
      <CaseStory
        thread={study.thread}
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
