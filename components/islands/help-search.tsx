import { cx } from '@/components/ui/cx';
import { inputClasses } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { Panels } from '@/lib/content/navigation';

/** The Help Center's corner of the Resources panel; the search is an ordinary request of its page. */
export function HelpSearch({ help }: { help: Panels['helpCenter'] }) {
  return (
    <div className="flex flex-col items-start bg-sunk p-5 pt-7 xl:px-7">
      <span className="grid size-12 place-items-center rounded-large bg-ink text-paper">
        <Icon name="life-buoy" className="size-5.5" />
      </span>
      <a href={help.href} className="mt-5 type-h3 hover:underline">
        {help.label}
      </a>
      <p className="mt-2 text-[.9375rem]/[1.45] text-ink-2">{help.text}</p>
      <search className="mt-5 w-full">
        <form action={help.href} className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-4.5 [translate:0_-50%]"
          />
          <input
            type="search"
            name="q"
            aria-label={help.search}
            placeholder={help.search}
            className={cx(inputClasses, 'pr-2 pl-10.5 text-[.9375rem]')}
          />
        </form>
      </search>
      <p className="mt-auto flex items-center gap-2.5 pt-6 text-[.9375rem] font-medium">
        <span aria-hidden="true" className="size-2 rounded-full bg-teal" />
        {help.promise}
      </p>
    </div>
  );
}
