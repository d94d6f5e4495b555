import { buildDay } from '@/content/found/build-day';
import { webinars as found } from '@/content/found/webinars';
import { webinarsPage } from '@/content/pages/empty';
import type { Webinar } from '@/content/webinars/types';
import { findPicture, pictureOf } from '@/lib/picture/pictures';
import { endOf, lengthWords, startOf, timeWords } from '@/lib/webinars/times';
import { publishedOf, withSlugs } from '../published';
import { webinarEvent } from '../text/json-ld';
import { writerOf } from './people';

type Entry = Webinar & { readonly slug: string };

/** Its date is when it takes place, so only `published` hides a webinar. */
const announced: readonly Entry[] = publishedOf(withSlugs(found), ({ draft, published }) => ({
  ...{ draft, published },
}));

export const webinarPicture = (slug: string) => `webinar-${slug}`;
export const webinarPictureSize = { width: 640, height: 360 } as const;

export const getWebinars = (): readonly Entry[] => announced;

const pictureFor = ({ slug, picture }: Entry) => {
  if (picture) return pictureOf(picture);
  const name = webinarPicture(slug);
  // In `npm run dev` a draft's map may not be drawn yet.
  return findPicture(name) ?? { file: `${name}.svg`, ...webinarPictureSize };
};

const startOfBuildDay = Date.parse(`${buildDay}T00:00:00Z`);

/** Whether a webinar was still ahead at build time, the build day included. */
export const isAhead = (webinar: Webinar): boolean => endOf(webinar) >= startOfBuildDay;

/** What the page shows; `end` in milliseconds, `start` in ISO with the offset of its time zone. */
export const webinarRows = () =>
  announced.map((webinar) => {
    const { slug, title, description, register, recording, hue, tags, sample } = webinar;
    return {
      ...{ id: slug, title, description, register, hue, tags, sample },
      end: endOf(webinar),
      ...(recording && { recording }),
      ...timeWords(webinar),
      start: startOf(webinar),
      length: lengthWords(webinar.minutes),
      ahead: isAhead(webinar),
      speakers: webinar.speakers.map(writerOf),
      picture: pictureFor(webinar),
      pictureAlt: webinar.pictureAlt ?? '',
    };
  });

export type WebinarRow = Readonly<ReturnType<typeof webinarRows>[number]>;

/** Metadata of /webinars, which changes with the first webinar. */
export const webinarsFacts = {
  ...webinarsPage.page,
  listed: announced.length > 0,
  ...(announced.length > 0 && { description: webinarsPage.listed.description }),
};

/** Structured data of webinars that were still ahead at build time; samples excluded. */
export const webinarEvents = () =>
  announced.filter((webinar) => isAhead(webinar) && !webinar.sample).map(webinarEvent);
