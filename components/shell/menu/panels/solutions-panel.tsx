import { useEffect, useRef, useState } from 'react';
import { PictureImage } from '@/components/picture/picture-image';
import { opensDemo } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { hues } from '@/components/ui/route/hues';
import { isWithin } from '@/lib/address/current-page';
import type { Panels, Solution } from '@/lib/content/panels';
import { PanelFoot } from './panel-foot';

const underlined =
  'inline-flex items-center gap-2.5 rule-b-bold pb-0.5 font-semibold leading-snug text-[.9375rem]';

function SolutionLinks({ solution }: { solution: Solution }) {
  const { label, href, hue, links, drawing, claim } = solution;
  return (
    <div className="col-start-2 row-span-full grid min-h-108 grid-cols-[1fr_minmax(min-content,200px)] [border-inline-start-width:1px] border-line bg-surface xl:grid-cols-[1fr_minmax(min-content,262px)]">
      <div className="px-4 py-6 xl:px-6">
        <div className="flex items-start justify-between gap-4 px-3.5 pb-3">
          <p className="type-h4">{label}</p>
          <a href={href} className={underlined}>
            Overview
            <Icon name="arrow-right" className="size-4.5" />
          </a>
        </div>
        <ul className="grid grid-cols-2 gap-y-1">
          {links.map((link) => (
            <li key={link.label}>
              <a
                href={link.href}
                className="flex h-full gap-3 rounded-pop px-3.5 py-3 hover:bg-sunk xl:gap-3.5"
              >
                <Icon name={link.icon} className={`mt-0.5 size-5 text-${hue}-text`} />
                <span className="text-[.9375rem] leading-tight font-semibold">
                  <span>{link.label}</span>
                  <span className="mt-1 block text-[.8125rem] leading-snug font-normal text-ink-2">
                    {link.text}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={`flex flex-col scheme-dark text-ink bg-${hue}-deep`}>
        <PictureImage
          picture={{ file: `${drawing}.svg`, width: 262, height: 250 }}
          alt=""
          className="w-full object-cover"
        />
        <div className="px-4 py-6 xl:px-5">
          {claim.kind === 'sentence' ? (
            <p className="type-h4">{claim.text}</p>
          ) : (
            <>
              <p className="type-h3">{claim.value}</p>
              <p className="mt-2 text-[.9375rem] leading-[1.45] text-ink-2">{claim.text}</p>
            </>
          )}
          <button type="button" {...opensDemo} className={cx(underlined, 'mt-4')}>
            Book a Demo
            <Icon name="arrow-right" className="size-4.5" />
          </button>
        </div>
      </div>
    </div>
  );
}

const restDelay = 80;

/** Products at the left, the links of one beside it: of the one that the pointer rests on or that has the focus. */
export function SolutionsPanel({ solutions, apps, path }: Panels & { path: string }) {
  const current = solutions.find(({ href }) => isWithin(path, [href])) ?? solutions[0];
  const [active, setActive] = useState(current?.id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <>
      <ul className="grid grid-cols-[minmax(min-content,224px)_1fr] grid-rows-[repeat(4,auto)_1fr] bg-paper xl:grid-cols-[minmax(min-content,280px)_1fr]">
        {solutions.map((solution, at) => (
          <li key={solution.id} className="contents">
            <a
              href={solution.href}
              aria-current={path === solution.href ? 'page' : undefined}
              onFocus={() => setActive(solution.id)}
              onPointerEnter={() => {
                timer.current = setTimeout(setActive, restDelay, solution.id);
              }}
              onPointerLeave={() => clearTimeout(timer.current)}
              className={cx(
                'mx-3 flex min-h-16 items-center gap-3 rounded-pop rule px-3 py-3 text-[1rem] leading-tight font-semibold xl:mx-4 xl:px-3.5',
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
      </ul>
      <PanelFoot>
        {apps.length > 0 && <span className="text-ink-3">Apps and SIM tracking</span>}
        {apps.map(({ label, href, icon }) => (
          <a key={href} href={href} className="flex items-center gap-2 font-medium hover:underline">
            <Icon name={icon} className="size-4.5" />
            <span>{label}</span>
          </a>
        ))}
        <span aria-hidden="true" className="ms-auto grid w-37 auto-rows-[2px] gap-[3px]">
          {hues.map((hue) => (
            <span key={hue} className={`hue-${hue} bg-(--hue)`} />
          ))}
        </span>
      </PanelFoot>
    </>
  );
}

function SolutionIcon({ solution, solid }: { solution: Solution; solid: boolean }) {
  const { hue, icon } = solution;
  return (
    <span
      className={cx(
        'grid size-9.5 shrink-0 place-items-center rounded-control',
        solid ? `hue-${hue} bg-(--hue) text-paper` : `bg-${hue}-tint text-${hue}-text`,
      )}
    >
      <Icon name={icon} />
    </span>
  );
}
