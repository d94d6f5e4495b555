import { isElsewhere } from '@/lib/white-papers/papers';
import type { Known } from './checks';
import { type ContentModule, type Problem, problemsOf } from './leaves';
import { didYouMean } from './nearest';
import { quoted } from './quoted';

export const missingPapers = (module: ContentModule, { papers }: Known): readonly Problem[] =>
  problemsOf(module, ({ field, value }) => {
    if (field !== 'paper.file' || !value || isElsewhere(value)) return [];
    const isPdf = papers.get(value);
    if (isPdf === undefined) {
      return [
        `there is no ${quoted(value)} in public/papers, put it there${didYouMean(value, papers.keys())}`,
      ];
    }
    return isPdf
      ? []
      : [`${quoted(value)} in public/papers is no PDF, put the document itself there`];
  });
