import { webinarsPage } from '@/content/pages/empty';
import { webinarEvent } from '@/lib/json-ld-texts';
import { endTimeOf, startOf } from '@/lib/webinars/times';
import { writerOf } from './people';
import { getWebinars, isAhead } from './webinars';

/** Metadata of /webinars, which changes with the first webinar. */
export const webinarsFacts = {
  ...webinarsPage.page,
  ...(getWebinars().length > 0 && { description: webinarsPage.listed.description }),
};

/** Structured data of webinars that were still ahead at build time; samples excluded. */
export const webinarEvents = () =>
  getWebinars()
    .filter((webinar) => isAhead(webinar) && !webinar.sample)
    .map((webinar) =>
      webinarEvent({
        ...webinar,
        starts: startOf(webinar),
        ends: endTimeOf(webinar),
        speakers: webinar.speakers.map(writerOf),
      }),
    );
