import { describe, expect, it } from 'vitest';
import { placesFor } from '@/lib/chat/places';
import { answerTo, topicOfQuestion } from '@/lib/content/chat';
import { routes } from '@/lib/routes';
import { builtFiles, indexOf } from './built-search';
import { guide, post } from './questions';

const [first, ...further] = builtFiles();

function linksOf(question: string, index: ReturnType<typeof indexOf>): readonly string[] {
  const places = placesFor(question, topicOfQuestion(question), index.search(question));
  const { content, after, further } = answerTo(question, places);
  const links = [...content.links, ...(after?.links ?? []), ...(further?.places ?? [])];
  return links.map(({ href }) => href);
}

const leadsTo = (link: string, page: string) => link === page || link.split('#')[0] === page;

/**
 * What a visitor asks, and the pages of which one must stand in the answer or below it: what the search
 * has to find, and what comes below the answer of a topic. What subjects of content/chat.ts say stands there.
 */
const questions: readonly (readonly [question: string, ...pages: string[]])[] = [
  ['Which industries?', routes.industries],
  ['route planning', routes.routeOptimization],
  ['Can drivers take a photo at the door?', guide('proof-guide'), routes.driverMobileApp],
  ['Can you track a phone by its SIM?', routes.simTracking],
  ['refrigerated vans', post('cold-chain-temperature-curve'), routes.fleetManagement],
  ['How good are your ETAs?', post('how-good-is-an-eta')],
  ['Is my data safe? GDPR?', routes.privacyPolicy, routes.pricing],
  ['Do you have an ELD?', '/support#eld', post('hours-of-service-and-elds')],
  ['Is it an ELD?', post('hours-of-service-and-elds')],
  ['Does it support electronic logs?', routes.support],
  ['dash cams', routes.fleetManagement],
  ['attendance of field staff', routes.fieldforceManagement, post('attendance-by-location')],
  ['I run a courier company', '/use-cases/couriers'],
  ['employee shuttle', routes.industries, post('transport-for-the-night-shift')],
  ['Can I plan several vehicles?', guide('multi-vehicle-routing')],
  ['talk to a person', routes.contact],
  ['opening hours', routes.contact, routes.support],
  ['Are vehicle inspections included?', post('driver-vehicle-inspection')],
  ['How long does onboarding take?', `${routes.pricing}#onboarding`],
  ['Where is the live map?', guide('live-map')],
  ['visits of field agents', guide('attendance-and-visits'), routes.fieldforceManagement],
  ['hand packages to a carrier', guide('returns-and-carriers'), routes.deliveryManagement],
  ['What is billed?', routes.pricing],
];

describe.each([
  ['the first file', indexOf([first])],
  ['all files', indexOf([first, ...further])],
])('with %s', (_, index) => {
  it.each(questions)('%s leads to what is asked for', (question, ...pages) => {
    const links = linksOf(question, index);
    expect(
      pages.some((page) => links.some((link) => leadsTo(link, page))),
      links.join(' '),
    ).toBe(true);
  });

  it.each(['refund', 'close my account'])('is not sure where %s is only mentioned', (question) =>
    expect(index.search(question).sure).toBe(false),
  );
});
