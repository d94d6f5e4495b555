import { useState } from 'react';
import { searchWords } from '@/lib/content/search';
import { setSlashOpens, slashOpens } from '@/lib/search/slash-key';
import { KeyCap } from '../key-cap';

/** Turns the key that opens the search off, for those whom it meets by mistake. */
export function SlashChoice() {
  const [on, setOn] = useState(slashOpens);
  return (
    <label className="mt-5 flex w-fit items-center gap-2 text-[.875rem] text-ink-2 max-md:hidden pointer-coarse:hidden">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          setSlashOpens(target.checked);
        }}
      />
      <KeyCap>/</KeyCap> <span>{searchWords.keys.slash}</span>
    </label>
  );
}
