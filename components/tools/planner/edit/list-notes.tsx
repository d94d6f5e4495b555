import { showsSimple, usePlanner, usePlannerSelector } from '../state/planner';
import { dayCentersWords } from '../words/center-notes';
import { simpleWords } from '../words/simple-notes';

/** What is to be known of the whole list: that its plan is a simple split, that places are rough. */
export function ListNotes() {
  const { day } = usePlanner('day');
  const isSimple = usePlannerSelector(showsSimple);
  const words = [isSimple && simpleWords, dayCentersWords(day)].filter(Boolean).join(' ');
  return words !== '' && <p className="pt-3 text-[.875rem] leading-[1.4] text-ink-2">{words}</p>;
}
