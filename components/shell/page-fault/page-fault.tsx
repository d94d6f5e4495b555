import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { site } from '@/content/site';
import { report } from '@/lib/report';
import { routes } from '@/lib/routes';

/** In the place of a page that failed as a whole: reload it, or go on from here. */
export function PageFault({ error, where }: { error: unknown; where: string }) {
  useEffect(() => report(error, where), [error, where]);
  return (
    <section
      aria-labelledby="page-fault"
      className="frame grid justify-items-start gap-5 py-(--section-space)"
    >
      <h1 id="page-fault" className="type-h1">
        This page did not load
      </h1>
      <p className="max-w-[60ch] type-lead text-ink-2">
        {`Reload it to try again. If that does not help, write to ${site.email}.`}
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink
          look="signal"
          size="large"
          href=""
          onClick={(event) => {
            event.preventDefault();
            window.location.reload();
          }}
        >
          Reload the page
        </ButtonLink>
        <ButtonLink look="outline" size="large" href={routes.home}>
          Home
        </ButtonLink>
        <ButtonLink look="outline" size="large" href={routes.support}>
          Help center
        </ButtonLink>
      </p>
    </section>
  );
}
