import { webinar } from '@/content/webinars/types';
import { type Kind, kept, most } from './kind';

/** A webinar, to come or over. */
export const webinarKind: Kind = {
  folder: 'content/webinars',
  title: webinar.shape.title,
  page: '/webinars',
  more: 'Once it is over, name its recording; it moves behind the others by itself.',
  template: `import type { Webinar } from './types';

export const webinar = {
  ${kept}
  // ${most(webinar.shape.title)}.
  title: {title},
  // What is taken apart, and for whom: ${most(webinar.shape.description)}.
  description: '',
  // When it begins, by the clock of its time zone, such as America/New_York or Europe/Berlin.
  date: '{today}',
  time: '16:00',
  timeZone: 'America/New_York',
  minutes: 45,
  // Who speaks: a desk such as 'Fleet desk', or a person; faces and roles stand in content/people.ts.
  speakers: [''],
  // Where one registers, on another site: an address that begins with https://.
  register: '',
  // Where one watches it afterwards.
  // recording: 'https://',
  // The first day on which it is announced; without this line, the next build announces it.
  // published: '{today}',
  // The product it is about, by its color: cobalt fleet, madder delivery, teal routes, ochre field, plum apps.
  thread: 'cobalt',
  // A map is drawn as its picture. Put webinar-{slug}.jpg into public/images for another one.
  // At most six, in lower case.
  tags: [],
  // True as long as the webinar is made up; \`npm run check:release\` lists these.
  sample: false,
} as const satisfies Webinar;
`,
};
