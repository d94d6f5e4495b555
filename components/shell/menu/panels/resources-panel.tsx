import { PictureImage } from '@/components/picture/picture-image';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/link/link';
import { RouteChip } from '@/components/ui/tag/chip';
import type { Panels } from '@/lib/content/panels';
import type { Teaser } from '@/lib/content/teaser';
import { HelpSearch } from './help-search';
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
