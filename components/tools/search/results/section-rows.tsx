import type { Hit } from '@/lib/search/types';
import { sectionId, sectionsBelow } from '../list/options';
import type { List } from '../list/use-active';
import { Marked } from './marked';
import './section-rows.css';

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
    <div className="search-sections">
      {sections.map(({ title, href }, at) => (
        <a
          key={href}
          role="option"
          id={sectionId(id, at)}
          href={href}
          aria-selected={list.active?.id === sectionId(id, at)}
          tabIndex={-1}
          className="search-section"
          onClick={list.follow}
        >
          <span>
            <Marked text={title} words={words} />
          </span>
        </a>
      ))}
    </div>
  );
}
