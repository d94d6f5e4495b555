import { Stops } from '@/components/ui/thread/stops';
import type { Hit } from '@/lib/search/types';
import { sectionId, sectionsBelow } from '../list/options';
import type { List } from '../list/use-active';
import { Marked } from './marked';

interface SectionRowsProps {
  id: string;
  hit: Hit;
  words: readonly string[];
  list: List;
}

/** Sections of a place that hold the words, as stops of the group's thread. */
export function SectionRows({ id, hit, words, list }: SectionRowsProps) {
  const sections = sectionsBelow(hit);
  if (sections.length === 0) return null;
  return (
    <Stops
      as="div"
      joined
      className="ms-(--indent) pb-1 [--stop-fill:var(--color-surface)] [--stop-top:calc(50%-8px)]"
    >
      {sections.map(({ title, href }, at) => (
        <a
          key={href}
          role="option"
          id={sectionId(id, at)}
          href={href}
          aria-selected={list.active?.id === sectionId(id, at)}
          tabIndex={-1}
          className="flex min-h-8.5 items-center rounded-small py-1 ps-7 pe-3 text-[.9375rem] leading-tight text-ink-2 outline-offset-[-2px] hover:text-ink aria-selected:bg-sunk aria-selected:text-ink aria-selected:[--stop-fill:var(--thread)] aria-selected:[outline:2px_solid_transparent] pointer-coarse:min-h-11"
          onClick={list.follow}
        >
          <span>
            <Marked text={title} words={words} />
          </span>
        </a>
      ))}
    </Stops>
  );
}
