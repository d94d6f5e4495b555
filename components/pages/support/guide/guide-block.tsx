import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon/icon';
import { InlineText } from '@/components/ui/prose/inline-text';
import type { HelpBlock } from '@/content/help/types';
import { pictureSize } from '@/lib/picture/pictures';
import { GuideTable } from './guide-table';

/** One part of a guide's chapter; `id` is unique on the page. */
export function GuideBlock({ id, block }: { id: string; block: HelpBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText>{block.text}</InlineText>
        </p>
      );
    case 'steps':
      return (
        <>
          {block.title && <h3 className="type-h5">{block.title}</h3>}
          <ol className="guide-steps">
            <Items items={block.steps} />
          </ol>
        </>
      );
    case 'list':
      return (
        <ul className="guide-list">
          <Items items={block.items} />
        </ul>
      );
    case 'table':
      return <GuideTable id={id} table={block} />;
    case 'picture':
      return (
        <figure className="guide-picture">
          <Picture name={block.src} alt={block.alt} {...pictureSize(block.src)} />
          <figcaption className="type-small text-ink-2">
            <InlineText>{block.caption}</InlineText>
          </figcaption>
        </figure>
      );
    default:
      return (
        <div role="note" className={`guide-note guide-${block.type}`}>
          <Icon name={block.type === 'tip' ? 'lightbulb' : 'triangle-alert'} className="" />
          <p className="type-h5">
            <span className="sr-only">{block.type === 'tip' ? 'Tip: ' : 'Warning: '}</span>
            {block.title}
          </p>
          <p>
            <InlineText>{block.text}</InlineText>
          </p>
        </div>
      );
  }
}

const Items = ({ items }: { items: readonly string[] }) =>
  items.map((item) => (
    <li key={item}>
      <InlineText>{item}</InlineText>
    </li>
  ));
