interface Event {
  /** Continues 'counted when …'. */
  readonly when: string;
  /** What goes along, by its name in the event. */
  readonly props?: Readonly<Record<string, string>>;
}

const form = 'which form';

/** All that is counted where a collector is set. The privacy policy and docs/events.md are made from it. */
const events = {
  pageview: { when: 'a page is shown' },
  'Trial clicked': {
    when: 'a link to the free trial is pressed',
    props: { place: 'the part of the page' },
  },
  'Demo opened': {
    when: 'a button for a demo is pressed',
    props: { place: 'the part of the page' },
  },
  'Form sent': { when: 'a form has arrived, or its mail is prepared', props: { form } },
  'Form failed': { when: 'a form was refused or did not arrive', props: { form } },
  'Calculator computed': { when: 'a calculator is asked', props: { calculator: 'which one' } },
  'Planner optimized': { when: 'the planner is started' },
  'Planner imported': { when: 'a list or a plan file is taken into the planner' },
  'Planner exported': { when: 'a plan is exported', props: { format: 'the kind of file' } },
  'Search without result': { when: 'the search finds nothing, without the words' },
  'Chat without answer': { when: 'the chat has no answer, without the question' },
  'Guide rated': { when: 'a help article is rated', props: { helpful: 'yes or no' } },
  'File downloaded': {
    when: 'a link to a file of this site is pressed',
    props: { file: 'its name' },
  },
  'Outbound link': { when: 'a link to another site is pressed', props: { host: 'that site' } },
  '404 seen': { when: 'an address leads to no page; the address is not sent' },
  'Island failed': { when: 'a part of a page fails', props: { island: 'which part' } },
  'Web vitals': {
    when: 'a page was fast or slow',
    props: {
      measure: 'LCP, CLS, INP or TTFB',
      value: 'in milliseconds, CLS in thousandths',
      rating: 'good, needs-improvement or poor',
    },
  },
} as const satisfies Readonly<Record<string, Event>>;

type Events = typeof events;
export type EventName = keyof Events;

/** What `count` takes after the name. */
export type EventProps<Name extends EventName> = Events[Name] extends { props: infer Given }
  ? [props: Readonly<Record<keyof Given, string | number>>]
  : [];

/** Each event, when it is counted and what goes along. */
export const eventLines: readonly (readonly [name: string, when: string])[] = Object.entries<Event>(
  events,
).map(([name, { when, props = {} }]) => {
  const given = Object.entries(props).map(([key, what]) => `${key}: ${what}`);
  return [name, given.length > 0 ? `${when} (${given.join('; ')})` : when];
});
