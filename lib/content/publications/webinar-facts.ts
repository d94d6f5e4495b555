import { webinarsPage } from '@/content/pages/empty';
import { webinarEvent } from '@/lib/json-ld-texts';
import { endTimeOf, startOf } from '@/lib/webinars/times';
import { writerOf } from './people';
import { getWebinars, isAhead } from './webinars';

/** What search engines read of /webinars, which changes with the first webinar. */
export const webinarsFacts = {
  ...webinarsPage.page,
  ...(getWebinars().length > 0 && { description: webinarsPage.listed.description }),
};

/** What they are told of each webinar that was still to come as the site was built; samples are none. */
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
