import { useEffect } from 'react';
import { report } from '@/lib/report';
import { routes } from '@/lib/routes';

/** In the place of a page that failed as a whole: reload it, or go on from here. It is loaded with every page, so it is short. */
export function PageFault({ error, where }: { error: unknown; where: string }) {
  useEffect(() => report(error, where), [error, where]);
  return (
    <div className="frame py-(--section-space)">
      <h1 className="type-h1">This page did not load</h1>
      <p className="mt-5 type-lead">
        <button type="button" className="underline" onClick={() => window.location.reload()}>
          Reload the page
        </button>
        {' to try again, or go to the '}
        <a href={routes.home} className="underline">
          home page
        </a>
        {', the '}
        <a href={routes.support} className="underline">
          help center
        </a>
        {' or our '}
        <a href={routes.contact} className="underline">
          contact page
        </a>
        .
      </p>
    </div>
  );
}
