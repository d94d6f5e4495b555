import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { hueClasses, hues } from '@/components/ui/route/hues';
import { isWithin } from '@/lib/address/current-page';
import type { Panels, Solution } from '@/lib/content/panels';
import { tabFor } from '@/lib/hooks/tab-keys';
import { PanelFoot } from './panel-foot';
import { SolutionLinks } from './solution-links';

const restDelay = 80;

/**
 * Products at the left, the links of one beside it: of the one that the pointer rests on or that has the focus.
 * Arrow keys lead to the other products, since the links of all would be 36 stops of the Tab key.
 */
export function SolutionsPanel({ solutions, apps, path }: Panels & { path: string }) {
  const current = solutions.find(({ href }) => isWithin(path, [href])) ?? solutions[0];
  const [active, setActive] = useState(current?.id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const products = useRef<HTMLUListElement>(null);

  const go = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const next = event.key === ' ' ? undefined : tabFor(event, at, solutions.length, true);
    if (next === undefined) return;
    event.preventDefault();
    products.current?.querySelectorAll<HTMLElement>('.solution')[next]?.focus();
  };

  return (
    <>
      <ul
        ref={products}
        className="solutions grid grid-cols-[minmax(min-content,224px)_1fr] grid-rows-[repeat(6,auto)_1fr] bg-paper xl:grid-cols-[minmax(min-content,280px)_1fr]"
      >
        {solutions.map((solution, at) => (
          <li key={solution.id} className="contents">
            <a
              href={solution.href}
              aria-current={path === solution.href ? 'page' : undefined}
              aria-describedby="solutions-keys"
              tabIndex={solution.id === active ? 0 : -1}
              onKeyDown={(event) => go(event, at)}
              onFocus={() => setActive(solution.id)}
              onPointerEnter={() => {
                timer.current = setTimeout(setActive, restDelay, solution.id);
              }}
              onPointerLeave={() => clearTimeout(timer.current)}
              className={cx(
                'solution mx-3 flex min-h-16 items-center gap-3 rounded-pop rule px-3 py-3 text-[1rem] leading-tight font-semibold xl:mx-4 xl:px-3.5',
                at === 0 && 'mt-5',
                solution.id === active
                  ? // The one that has the focus shows its ring.
                    'border-line bg-surface not-focus-visible:[box-shadow:var(--shadow-1)]'
                  : 'border-transparent',
              )}
            >
              <SolutionIcon solution={solution} solid={solution.id === active} />
              <span className="max-w-34">{solution.label}</span>
              {solution.id === active && <Icon name="chevron-right" className="ms-auto size-4.5" />}
            </a>
            {solution.id === active && <SolutionLinks solution={solution} />}
          </li>
        ))}
        <li
          aria-hidden="true"
          id="solutions-keys"
          className="solutions-keys col-start-1 row-start-6 px-7 py-3 text-[.8125rem] text-ink-2"
        >
          Up and down keys: other products
        </li>
      </ul>
      <PanelFoot>
        {apps.length > 0 && <span className="text-ink-3">Also in the box</span>}
        {apps.map(({ label, href, icon }) => (
          <a key={href} href={href} className="flex items-center gap-2 font-medium hover:underline">
            <Icon name={icon} className="size-4.5" />
            <span>{label}</span>
          </a>
        ))}
        <span aria-hidden="true" className="ms-auto grid w-37 auto-rows-[2px] gap-[3px]">
          {hues.map((hue) => (
            <span key={hue} className={hueClasses[hue].line} />
          ))}
        </span>
      </PanelFoot>
    </>
  );
}

function SolutionIcon({ solution, solid }: { solution: Solution; solid: boolean }) {
  const { line, tint, text } = hueClasses[solution.hue];
  return (
    <span
      className={cx(
        'grid size-9.5 shrink-0 place-items-center rounded-control',
        solid ? cx(line, 'text-paper') : cx(tint, text),
      )}
    >
      <Icon name={solution.icon} />
    </span>
  );
}
