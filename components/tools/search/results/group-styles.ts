import { threadClasses } from '@/components/ui/thread/thread';
import type { IconName } from '@/lib/icons/icons';
import type { Group } from '@/lib/search/types';

interface GroupStyle {
  /** Sets `--thread`, and `--indent`: how far the words of a row stand from its edge. */
  readonly color: string;
  readonly tile: string;
  readonly icon: IconName;
}

const styled = (thread: keyof typeof threadClasses, icon: IconName): GroupStyle => {
  const { color, tint, text } = threadClasses[thread];
  return { color, tile: `${tint} ${text}`, icon };
};

const articles = styled('madder', 'newspaper');

export const groupStyles: Readonly<Record<Group, GroupStyle>> = {
  pages: styled('cobalt', 'file-text'),
  guides: styled('teal', 'book-open'),
  articles: { ...articles, color: `${articles.color} [--indent:78px]` },
  api: styled('plum', 'code-xml'),
  integrations: styled('ochre', 'plug'),
  questions: {
    color: '[--thread:var(--color-ink)]',
    tile: 'bg-sunk text-ink',
    icon: 'circle-question-mark',
  },
};
