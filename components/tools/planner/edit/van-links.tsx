import { routeLinks } from '@/lib/planner/export/map-link';
import { usePlanner } from '../state/planner';

/** Opens the route of a van in a map app, in as many parts as the apps need. */
export function VanLinks({ id, index }: { id: string; index: number }) {
  const { day, listed } = usePlanner('day', 'listed');
  const links = routeLinks(day, listed?.sequences[index] ?? []);
  if (links.length === 0) return null;
  return (
    <div className="col-span-full grid gap-2 text-[.875rem]">
      <p className="text-ink-2">
        Open the route in a map app, which then learns where its stops are:
      </p>
      <ul className="grid gap-2">
        {links.map(({ first, last, google, apple }) => (
          <li key={first} className="flex flex-wrap gap-x-4 gap-y-1">
            <span>{first === last ? `Stop ${first}` : `Stops ${first} to ${last}`}</span>
            {[
              ['Google Maps', google],
              ['Apple Maps', apple],
            ].map(([app, href]) => (
              <a
                key={app}
                href={href}
                target="_blank"
                rel="noreferrer"
                aria-label={`${app}, ${id}, stops ${first} to ${last}, in a new tab`}
                className="font-semibold underline underline-offset-4"
              >
                {app}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
