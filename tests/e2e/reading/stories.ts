import { caseStudyWords } from '@/content/case-studies';
import { signUpSection } from '@/content/home/sign-up';
import { successStories } from '@/content/success-stories';
import { industryCards } from '@/content/testimonials-page';
import { caseStudies, caseStudyOf } from '@/lib/content/stories/case-studies';
import { industries } from '@/lib/content/stories/industries';
import { testimonialCards, testimonialSlides, testimonialsWords } from '@/lib/content/testimonials';
import { routes } from '@/lib/routes';
import { openers } from '../support/demo';
import {
  crumbs,
  leads,
  opensTrial,
  type PageReadings,
  type Readings,
  shows,
  titled,
} from '../support/reading';
import { expect } from '../support/test';

const sample = { exact: true } as const;

const caseStudy = ({ slug, title, weeks, industry }: (typeof caseStudies)[number]): Readings => {
  const { study, next } = caseStudyOf(slug);
  return {
    'tells its parts in its own order': async (page) => {
      await titled(page, title);
      const parts = page.locator('#challenge, #solution, #timeline, #results, #quote');
      expect(await parts.evaluateAll((all) => all.map(({ id }) => id))).toEqual(study.order);
      for (const [part, name] of Object.entries(caseStudyWords.parts)) {
        const section = page.locator('section', { has: page.locator(`#${part}`) });
        await expect(section.getByText(name, { exact: true })).toBeVisible();
      }
    },
    'says in the first screen and in the profile that the company is made up': async (page) => {
      const mark = page.getByText('Sample company', sample);
      await expect(page.locator('.case-cover').filter({ has: mark })).toBeVisible();
      const others = page.getByRole('region', { name: 'Read on' });
      await expect(others.getByText('Sample company', sample)).toHaveCount(next.length);
      const profile = page.getByRole('complementary', { name: 'Company profile' });
      await shows(profile, study.profile.note ?? 'a note', `${weeks} weeks`);
      await expect(profile.locator(openers)).toHaveText('Schedule a Demo');
    },
    'has its steps up to its last week, and a bar pair for each change': async (page) => {
      const steps = page.locator('.case-weeks li');
      await expect(steps).toHaveCount(study.timeline.steps.length);
      await expect(steps.last()).toContainText(new RegExp(`Weeks \\d+–${weeks}`));
      const changes = study.results.figures.filter(({ change }) => change);
      await expect(page.locator('.bar-pair')).toHaveCount(changes.length);
      await expect(page.getByText(study.results.basis)).toBeVisible();
    },
    'leads up to the success stories and on to the other cases': async (page) => {
      await expect(crumbs(page)).toHaveText(['Home', 'Success stories', industry]);
      const on = page.getByRole('link', { name: next[0]?.title ?? '' });
      await expect(on.first()).toHaveAttribute('href', next[0]?.href ?? '');
    },
  };
};

export const storyReadings: PageReadings = {
  ...Object.fromEntries(caseStudies.map((each) => [each.href, caseStudy(each)])),

  [routes.successStories]: {
    'show what each figure counts': async (page) => {
      for (const { value, label } of successStories.metrics) {
        const term = page.locator('.figure-row > div').filter({ hasText: label });
        await expect(term.locator('dd')).toHaveText(value);
      }
    },
    'lead to the cases, each marked as a sample, and to the demo': async (page) => {
      const stories = page.locator('.story-row');
      await expect(stories).toHaveCount(caseStudies.length);
      for (const { title, href } of caseStudies) {
        const story = stories.filter({ has: page.getByRole('heading', { name: title }) });
        await expect(story.getByText('Sample company', sample)).toBeVisible();
        await leads(story, `Read the case ${title}`, href);
      }
      const banner = page.getByRole('region', { name: signUpSection.title });
      await expect(banner.locator(openers)).toHaveText('Schedule a Demo');
    },
  },

  // What its quotes and cards hold is tested with their components.
  [routes.testimonials]: {
    'its quotes large and small, its trades, and a sentence on samples': async (page) => {
      await titled(page, testimonialsWords.title);
      await expect(page).toHaveTitle(testimonialsWords.page.title);
      await expect(crumbs(page)).toHaveText(['Home', testimonialsWords.name]);
      await expect(page.getByText(testimonialsWords.note)).toBeVisible();
      const { length } = testimonialSlides;
      await expect(page.locator(`[aria-label$=" of ${length}"]`)).toHaveCount(length);
      const cards = page.getByRole('region', { name: testimonialsWords.cardsTitle });
      await expect(cards.getByRole('figure')).toHaveCount(testimonialCards.length);
      const trades = page.getByRole('region', { name: testimonialsWords.industries.title });
      for (const { industry } of industryCards) {
        const entry = industries.find(({ id }) => id === industry);
        await leads(trades, entry?.title ?? 'a title', entry?.href ?? 'a page');
      }
    },
    'the trial opens the web app in a new tab, a button the demo': async (page) => {
      const join = page.getByRole('region', { name: testimonialsWords.join.title });
      await opensTrial(join);
      await expect(join.locator(openers)).toHaveText('Schedule a Demo');
    },
  },
};
