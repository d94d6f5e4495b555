import { successStories } from '@/content/success-stories';
import { spelledCount, withCount } from '@/lib/words/counting';
import { caseStudies } from './case-studies';

const { page, hero, metrics, stories } = successStories;
const weeks = caseStudies.map((study) => study.weeks);
const [fewest, most] = [Math.min(...weeks), Math.max(...weeks)].map(spelledCount);

const counted = (text: string) =>
  withCount(text, caseStudies.length, {
    weeks: fewest === most ? `${most}` : `${fewest} to ${most}`,
    figures: spelledCount(metrics.length),
  });

/** The words of /success-stories, with how many case studies it shows and how long they took. */
export const successStoriesPage = {
  ...successStories,
  page: { ...page, description: counted(page.description) },
  hero: { ...hero, lead: counted(hero.lead), note: counted(hero.note) },
  stories: { title: counted(stories.title) },
};
