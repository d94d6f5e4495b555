import { useEffect, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { threadClasses, threads } from '@/components/ui/thread/thread';
import { isWithin } from '@/lib/address/current-page';
import type { Panels, Solution } from '@/lib/content/panels';
import { PanelFoot } from './panel-foot';
import { SolutionLinks } from './solution-links';

const restDelay = 80;

/**
 * Products at the left, the links of one of them beside it. A product is a link to its page;
 * resting on it or focusing it shows its links, which follow it in the order of the keyboard.
 */
export function SolutionsPanel({ solutions, apps, path }: Panels & { path: string }) {
  const current = solutions.find(({ href }) => isWithin(path, [href])) ?? solutions[0];
  const [active, setActive] = useState(current?.id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <>
      <ul className="solutions bg-paper">
        {solutions.map((solution) => (
          <li key={solution.id} className="solution-item">
            <a
              href={solution.href}
              aria-current={path === solution.href ? 'page' : undefined}
              onFocus={() => setActive(solution.id)}
              onPointerEnter={() => {
                timer.current = setTimeout(setActive, restDelay, solution.id);
              }}
              onPointerLeave={() => clearTimeout(timer.current)}
              className={cx(
                'solution flex min-h-16 items-center gap-3 rounded-pop rule p-3 font-semibold',
                solution.id === active
                  ? 'solution-active border-line bg-surface'
                  : 'border-transparent',
              )}
            >
              <SolutionIcon solution={solution} solid={solution.id === active} />
              <span className="solution-label">{solution.label}</span>
              {solution.id === active && <Icon name="chevron-right" className="ml-auto size-4.5" />}
            </a>
            {solution.id === active && <SolutionLinks solution={solution} />}
          </li>
        ))}
      </ul>
      <PanelFoot>
        {apps.length > 0 && <span className="text-ink-3">Also in the box</span>}
        {apps.map(({ label, href, icon }) => (
          <a key={href} href={href} className="flex items-center gap-2 font-medium hover:underline">
            <Icon name={icon} className="size-4.5" />
            {label}
          </a>
        ))}
        <span aria-hidden="true" className="panel-threads ml-auto grid">
          {threads.map((thread) => (
            <span key={thread} className={threadClasses[thread].line} />
          ))}
        </span>
      </PanelFoot>
    </>
  );
}

function SolutionIcon({ solution, solid }: { solution: Solution; solid: boolean }) {
  const { line, tint, text } = threadClasses[solution.thread];
  return (
    <span
      className={cx(
        'solution-sign grid shrink-0 place-items-center rounded-control',
        solid ? cx(line, 'text-paper') : cx(tint, text),
      )}
    >
      <Icon name={solution.icon} />
    </span>
  );
}
