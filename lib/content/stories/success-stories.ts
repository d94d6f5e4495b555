import { successStories } from '@/content/success-stories';
import { withCount } from '@/lib/words/counting';
import { spelled } from '@/lib/words/spelled';
import { caseStudies } from './case-studies';

const { page, hero, metrics, stories } = successStories;
const weeks = caseStudies.map((study) => study.weeks);
const [fewest, most] = [Math.min(...weeks), Math.max(...weeks)].map(spelled);

const counted = (text: string) =>
  withCount(text, caseStudies.length, {
    weeks: fewest === most ? `${most}` : `${fewest} to ${most}`,
    figures: spelled(metrics.length),
  });

export const successStoriesPage = {
  ...successStories,
  page: { ...page, description: counted(page.description) },
  hero: { ...hero, lead: counted(hero.lead), note: counted(hero.note) },
  stories: { title: counted(stories.title) },
};
