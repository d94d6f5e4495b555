import { PictureImage } from '@/components/picture/picture-image';
import { opensDemo } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { hueClasses } from '@/components/ui/route/hues';
import type { Solution } from '@/lib/content/panels';

const underlined =
  'inline-flex items-center gap-2.5 rule-b-bold pb-0.5 font-semibold leading-snug text-[.9375rem]';

export function SolutionLinks({ solution }: { solution: Solution }) {
  const { label, href, hue, links, drawing, claim } = solution;
  const { text, deep } = hueClasses[hue];
  return (
    <div className="col-start-2 row-span-full grid min-h-108 grid-cols-[1fr_minmax(min-content,200px)] [border-inline-start-width:1px] border-line bg-surface xl:grid-cols-[1fr_minmax(min-content,262px)]">
      <div className="px-4 py-6 xl:px-6">
        <div className="flex items-start justify-between gap-4 px-3.5 pb-3">
          <p className="type-h4">{label}</p>
          <a href={href} className={underlined}>
            Overview
            <Icon name="arrow-right" className="size-4.5" />
          </a>
        </div>
        <ul className="grid grid-cols-2 gap-y-1">
          {links.map((link) => (
            <li key={link.label}>
              <a
                href={link.href}
                className="flex h-full gap-3 rounded-pop px-3.5 py-3 hover:bg-sunk xl:gap-3.5"
              >
                <Icon name={link.icon} className={cx('mt-0.5 size-5', text)} />
                <span className="text-[.9375rem] leading-tight font-semibold">
                  <span>{link.label}</span>
                  <span className="mt-1 block text-[.8125rem] leading-snug font-normal text-ink-2">
                    {link.text}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={cx('flex flex-col scheme-dark text-ink', deep)}>
        <PictureImage
          picture={{ file: `${drawing}.svg`, width: 262, height: 250 }}
          alt=""
          className="w-full object-cover"
        />
        <div className="px-4 py-6 xl:px-5">
          {claim.kind === 'sentence' ? (
            <p className="type-h4">{claim.text}</p>
          ) : (
            <>
              <p className="type-h3">{claim.value}</p>
              <p className="mt-2 text-[.9375rem] leading-[1.45] text-ink-2">{claim.text}</p>
            </>
          )}
          <button type="button" {...opensDemo} className={cx(underlined, 'mt-4')}>
            Book a Demo
            <Icon name="arrow-right" className="size-4.5" />
          </button>
        </div>
      </div>
    </div>
  );
}
