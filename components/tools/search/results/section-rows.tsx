import { Stops } from '@/components/ui/route/stops';
import { LinkRow } from '../list/rows';
import { useSearch } from '../state/search-context';
import { Marked } from './marked';

export function SectionRows({ of }: { of: string }) {
  const { options } = useSearch();
  const sections = options
    .filter((option) => option.kind === 'section')
    .filter((option) => option.of === of);
  if (sections.length === 0) return null;
  return (
    <Stops
      as="div"
      joined
      className="ms-(--indent) pb-1 [--stop-fill:var(--color-surface)] [--stop-top:calc(50%-8px)]"
    >
      {sections.map(({ id, section: { title, href } }) => (
        <LinkRow
          key={id}
          id={id}
          href={href}
          className="flex min-h-8.5 items-center rounded-small py-1 ps-7 pe-3 text-[.9375rem] leading-tight text-ink-2 outline-offset-[-2px] hover:text-ink aria-selected:bg-sunk aria-selected:text-ink aria-selected:[--stop-fill:var(--hue)] aria-selected:[outline:2px_solid_transparent] pointer-coarse:min-h-11"
        >
          <span>
            <Marked text={title} />
          </span>
        </LinkRow>
      ))}
    </Stops>
  );
}
