const stopWords = new Set(
  `a about after all also am an and any are arent as at be because been before being both but by can
  cannot cant could did didnt do does doesnt doing done dont each either else even ever every few for
  from get gets getting give go goes going got had has have having he her here hers him his how i ill
  im if in into is isnt it its ive just let like made make makes making many may me might more most
  much must my need needs no nor not of off on once one only or other our ours out over own per please
  really s same say says she should shouldnt show so some such t tell than that the their theirs them
  then there these they thing things this those through to too under up upon us use used uses using
  very want wants was way we were what when where which while who whom whose why will with within
  without wont would yes yet you your youre yours youve`.split(/\s+/),
);

/** Whether a word (lower case) is too common to search for. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
