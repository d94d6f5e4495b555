import type { Hue } from '@/components/ui/route/hues';
import type { IconName } from '@/lib/icons/icons';
import type { Group } from '@/lib/search/types';

interface GroupStyle {
  /** Sets `--hue`, and `--indent`: how far the words of a row stand from its edge. */
  readonly color: string;
  readonly tile: string;
  readonly icon: IconName;
}

const styled = (hue: Hue, icon: IconName): GroupStyle => ({
  color: `hue-${hue}`,
  tile: `bg-${hue}-tint text-${hue}-text`,
  icon,
});

const articles = styled('madder', 'newspaper');

export const groupStyles: Readonly<Record<Group, GroupStyle>> = {
  pages: styled('cobalt', 'file-text'),
  guides: styled('teal', 'book-open'),
  articles: { ...articles, color: `${articles.color} [--indent:78px]` },
  api: styled('plum', 'code-xml'),
  integrations: styled('ochre', 'plug'),
  questions: {
    color: '[--hue:var(--color-ink)]',
    tile: 'bg-sunk text-ink',
    icon: 'circle-question-mark',
  },
};
