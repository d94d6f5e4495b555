import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Note } from '@/components/ui/note/note';
import { InlineText } from '@/components/ui/prose/inline-text';
import { ProseList } from '@/components/ui/prose/prose-list';
import { ProseTable } from '@/components/ui/prose/prose-table';
import type { HelpBlock } from '@/content/help/types';
import { findPicture } from '@/lib/picture/pictures';

const notes = {
  tip: { word: 'Tip: ', icon: 'lightbulb', ground: 'bg-sunk', color: 'text-ink' },
  warning: {
    word: 'Warning: ',
    icon: 'triangle-alert',
    ground: 'bg-ochre-tint',
    color: 'text-ochre-text',
  },
} as const;

/** One part of a guide's chapter; `id` is unique on the page. */
export function GuideBlock({ id, block }: { id: string; block: HelpBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <InlineText as="p">{block.text}</InlineText>;
    case 'steps':
      return (
        <>
          {block.title && <h3 className="mt-7 text-ink type-h5">{block.title}</h3>}
          <ProseList items={block.steps} numbered />
        </>
      );
    case 'list':
      return <ProseList items={block.items} />;
    case 'table':
      return (
        <section
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls, as on narrow windows, must be reached without a mouse
          tabIndex={0}
          className="guide-table mt-5 rounded-large rule border-line"
        >
          <ProseTable {...block} id={id} />
        </section>
      );
    case 'picture': {
      // Pictures that look the same by day and by night are drawn on dark.
      const ground = findPicture(block.src)?.followsTheme ? 'bg-sunk' : 'bg-band';
      return (
        <figure className="mt-6">
          <div
            className={cx(
              'rounded-card rule border-line',
              ground,
              block.src.includes('phone') && 'guide-narrow',
            )}
          >
            <Picture name={block.src} alt={block.alt} className="w-full rounded-card" />
          </div>
          <InlineText as="figcaption" className="mt-2.5 type-small text-ink-2">
            {block.caption}
          </InlineText>
        </figure>
      );
    }
    default: {
      const { word, icon, ground, color } = notes[block.type];
      return (
        <Note
          role="note"
          className={`mt-6 rounded-pop rule border-transparent px-6 py-5 ${ground}`}
        >
          <Icon name={icon} className={`row-span-2 size-6 ${color}`} />
          <p className="text-ink type-h5">
            <span className="sr-only">{word}</span>
            {block.title}
          </p>
          <InlineText as="p" className="max-w-160">
            {block.text}
          </InlineText>
        </Note>
      );
    }
  }
}
