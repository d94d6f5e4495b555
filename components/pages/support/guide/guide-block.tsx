import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon/icon';
import { InlineText } from '@/components/ui/prose/inline-text';
import { ProseList } from '@/components/ui/prose/prose-list';
import { ProseTable } from '@/components/ui/prose/prose-table';
import type { HelpBlock } from '@/content/help/types';
import { pictureSize } from '@/lib/picture/pictures';
import './guide-block.css';

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
          {block.title && <h3 className="guide-steps-title type-h5">{block.title}</h3>}
          <ProseList items={block.steps} numbered />
        </>
      );
    case 'list':
      return <ProseList items={block.items} />;
    case 'table':
      return (
        // On narrow windows it scrolls.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
        <section aria-labelledby={id} tabIndex={0} className="guide-table">
          <ProseTable {...block} id={id} />
        </section>
      );
    case 'picture':
      return (
        <figure className="guide-picture">
          <Picture
            name={block.src}
            alt={block.alt}
            {...pictureSize(block.src)}
            className="guide-drawing"
          />
          <figcaption className="guide-caption type-small text-ink-2">
            <InlineText>{block.caption}</InlineText>
          </figcaption>
        </figure>
      );
    default:
      return (
        <div role="note" className={`guide-note guide-${block.type}`}>
          <Icon
            name={block.type === 'tip' ? 'lightbulb' : 'triangle-alert'}
            className="guide-note-icon"
          />
          <p className="guide-note-title type-h5">
            <span className="sr-only">{block.type === 'tip' ? 'Tip: ' : 'Warning: '}</span>
            {block.title}
          </p>
          <p className="guide-note-text">
            <InlineText>{block.text}</InlineText>
          </p>
        </div>
      );
  }
}
