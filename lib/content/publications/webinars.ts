import { buildDay } from '@/content/found/build-day';
import { webinars as found } from '@/content/found/webinars';
import type { Webinar } from '@/content/webinars/types';
import { findPicture, pictureOf } from '@/lib/picture/pictures';
import { endOf, lengthWords, startOf, timeWords } from '@/lib/webinars/times';
import type { WebinarRow } from '@/lib/webinars/webinar-row';
import { publishedOf } from '../published';
import { writerOf } from './people';

type Entry = Webinar & { readonly slug: string };

/** Its day is when it takes place, so only `published` keeps a webinar of a later day out. */
const announced = publishedOf(
  Object.fromEntries(
    Object.entries(found).map(([slug, webinar]) => [
      slug,
      webinar && {
        draft: webinar.draft,
        published: webinar.published,
        entry: { ...webinar, slug },
      },
    ]),
  ),
).map(({ entry }): Entry => entry);

/** The picture that the build draws for a webinar, and its size in pixels. */
export const webinarPicture = (slug: string) => `webinar-${slug}`;
export const webinarPictureSize = { width: 640, height: 360 } as const;

/** Every webinar that is announced or over. */
export const getWebinars = (): readonly Entry[] => announced;

const pictureFor = ({ slug, picture }: Entry) => {
  if (picture) return pictureOf(picture);
  const name = webinarPicture(slug);
  // During `npm run dev` a draft's map may still be on its way.
  return findPicture(name) ?? { file: `${name}.svg`, ...webinarPictureSize };
};

const startOfBuildDay = Date.parse(`${buildDay}T00:00:00Z`);

/** Whether a webinar was still to come as the site was built; one of that day counts as such. */
export const isAhead = (webinar: Webinar): boolean => endOf(webinar) >= startOfBuildDay;

/** What the page shows of each webinar. */
export const webinarRows = (): readonly WebinarRow[] =>
  announced.map((webinar) => {
    const { slug, title, description, register, recording, thread, tags, sample } = webinar;
    return {
      ...{ id: slug, title, description, register, thread, tags, sample },
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
