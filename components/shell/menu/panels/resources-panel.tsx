import { PictureImage } from '@/components/picture/picture-image';
import { cx } from '@/components/ui/cx';
import { inputClass } from '@/components/ui/field/input';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import { RouteChip } from '@/components/ui/tag/chip';
import type { Panels } from '@/lib/content/panels';
import type { Teaser } from '@/lib/content/teaser';
import { PanelFoot } from './panel-foot';

export function ResourcesPanel(props: Panels & { article: Teaser }) {
  const { helpCenter, resources, legal, blogTeaser: teaser, article } = props;
  return (
    <>
      <div className="grid grid-cols-[280px_1fr_236px] xl:grid-cols-[320px_1fr_306px]">
        <HelpSearch help={helpCenter} />
        <ul className="p-5">
          {resources.map(({ label, href, icon, text }) => (
            <li key={href}>
              <a
                href={href}
                className="group flex items-center gap-4 rounded-pop px-3.5 py-2.5 hover:bg-sunk focus-visible:bg-sunk"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunk group-hover:bg-surface group-focus-visible:bg-surface">
                  <Icon name={icon} className="size-4.5" />
                </span>
                <span className="text-[1rem] leading-tight font-semibold">
                  <span>{label}</span>
                  <span className="mt-0.5 block text-[.9375rem] leading-[1.45] font-normal text-ink-2 empty:hidden">
                    {article.texts?.[href] ?? text}
                  </span>
                </span>
                <Icon
                  name="arrow-right"
                  className="ms-auto size-5 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
                />
              </a>
            </li>
          ))}
        </ul>
        <div className="py-6 pe-6">
          <PictureImage
            picture={{ file: `${teaser.drawing}.svg`, width: 224, height: 154 }}
            alt=""
            className="mb-5 w-full rounded-control bg-sunk"
          />
          <RouteChip hue="teal">{teaser.topic}</RouteChip>
          <p className="mt-2 mb-4 type-h4">{article.title}</p>
          <TextLink href={article.href} className="text-[.9375rem]">
            {teaser.label}
          </TextLink>
        </div>
      </div>
      {legal.length > 0 && (
        <PanelFoot>
          {legal.map(({ label, href }) => (
            <a key={href} href={href} className="font-medium hover:underline">
              {label}
            </a>
          ))}
        </PanelFoot>
      )}
    </>
  );
}

/** The search is an ordinary request of the Help Center. */
function HelpSearch({ help }: { help: Panels['helpCenter'] }) {
  return (
    <div className="flex flex-col items-start bg-sunk px-5 pt-6 pb-5 xl:px-7">
      <Icon name="life-buoy" className="size-11 rounded-large bg-ink text-paper" />
      <a href={help.href} className="mt-5 type-h3 hover:underline">
        {help.label}
      </a>
      <p className="mt-2 text-[.9375rem] leading-[1.45] text-ink-2">{help.text}</p>
      <search className="mt-5 w-full">
        <form action={help.href} className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4.5"
          />
          <input
            type="search"
            name="q"
            aria-label={help.search}
            placeholder={help.search}
            className={cx(inputClass, 'ps-10 pe-2 text-[.9375rem]')}
          />
          {/* Enter sends; a screen reader may look for the button. */}
          <input type="submit" value="Search" tabIndex={-1} className="sr-only" />
        </form>
      </search>
      <p className="mt-auto flex items-center gap-2.5 pt-6 text-[.9375rem] font-medium">
        <span aria-hidden="true" className="size-2 rounded-full bg-teal" />
        <span>{help.promise}</span>
      </p>
    </div>
  );
}
