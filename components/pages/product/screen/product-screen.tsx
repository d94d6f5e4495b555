import { PagePicture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { TitledSection } from '@/components/ui/section/section';
import type { ScreenContent } from '@/content/schemas/parts/product-screen';
import './product-screen.css';

/** Rows that a phone shows. */
const onPhone = 3;

/**
 * The product on one whole screen. It is a drawing in HTML, read as one picture; numbers on it open what the
 * list below says of that place, by pointer, focus and press, and without script.
 */
export function ProductScreen({ title, alt, bar, list, image, panel, spots }: ScreenContent) {
  const tone = bar.warned ? 'warned' : 'good';
  return (
    <TitledSection labelledBy="screen" route="left" title={title}>
      <div className="relative mt-10">
        <div
          role="img"
          aria-label={alt}
          className="screen rounded-card rule border-line bg-surface"
        >
          <div className="screen-bar flex flex-wrap items-center gap-x-6 gap-y-2 rule-b border-line">
            <b>{bar.place}</b>
            <span className="type-label text-ink-2">{bar.date}</span>
            <span className="hidden gap-1 lg:flex">
              {bar.tabs.map((tab) => (
                <span
                  key={tab}
                  className={cx(
                    'rounded-small px-3 py-1',
                    tab === bar.open ? 'bg-ink text-paper' : 'text-ink-2',
                  )}
                >
                  {tab}
                </span>
              ))}
            </span>
            <span className={`screen-status screen-${tone} ms-auto rounded-chip`}>
              {bar.status}
            </span>
            <span className="screen-clock type-label">{bar.clock}</span>
          </div>
          <div className="screen-list">
            <p className="px-5 py-3 text-ink-2">{list.title}</p>
            {list.rows.map(({ hue, name, note, value, mark, open }, at) => (
              <p
                key={`${name} ${value}`}
                className={cx(
                  `screen-entry rule-t border-line px-5 py-3 hue-${hue}`,
                  open && `screen-open bg-${hue}-tint`,
                  at >= onPhone && 'screen-more',
                )}
              >
                <b className="screen-name">{name}</b>
                <span className={cx('type-label', mark && `screen-${mark} rounded-chip`)}>
                  {value}
                </span>
                <span className="text-ink-2">{note}</span>
              </p>
            ))}
            {list.rows.length > onPhone && (
              <p className="rule-t border-line px-5 py-3 text-ink-2 lg:hidden">
                First {onPhone} shown
              </p>
            )}
          </div>
          <div className={cx('bg-sunk', image.whole ? 'screen-whole' : 'screen-picture')}>
            <PagePicture
              image={{ ...image, alt: '' }}
              className={cx(
                'screen-image size-full',
                image.whole ? 'object-contain p-2 sm:p-5' : 'object-cover',
              )}
            />
          </div>
          <div className="screen-panel">
            <div className="grid content-start gap-4">
              <p>
                <b className="block type-h5">{panel.title}</b>
                <span className="text-ink-2">{panel.note}</span>
              </p>
              <p className="type-h3">{panel.figure}</p>
            </div>
            <div className="grid content-start gap-4">
              <div>
                {panel.facts.map(({ label, value }) => (
                  <p
                    key={label}
                    className="flex flex-wrap justify-between gap-x-3 rule-t border-line py-2"
                  >
                    <span className="text-ink-2">{label}</span>
                    <b className="text-end">{value}</b>
                  </p>
                ))}
              </div>
              <p className="flex gap-2">
                {panel.actions.map((action, at) => (
                  <span
                    key={action}
                    className={cx(
                      'screen-action rounded-control',
                      at === 0 ? 'bg-ink text-paper' : 'rule border-edge',
                    )}
                  >
                    {action}
                  </span>
                ))}
              </p>
            </div>
          </div>
        </div>
        {spots.map(({ x, y, text }, at) => (
          <span key={text} className="screen-spot-place" style={{ '--x': x, '--y': y }}>
            <button type="button" popoverTarget={`spot-${at}`} className="screen-spot">
              <span className="sr-only">What is seen at </span>
              {at + 1}
            </button>
            <span id={`spot-${at}`} popover="auto" className="screen-note type-small">
              {text}
            </span>
          </span>
        ))}
      </div>
      <ol className="fit-columns mt-6 grid gap-x-6 gap-y-4">
        {spots.map(({ text }, at) => (
          <li key={text} className="flex gap-3 rule-t-bold border-ink pt-3">
            <span aria-hidden="true" className="type-label max-[1280px]:hidden">
              {at + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
      <p className="mt-4 type-small text-ink-3">A drawing of the product, with sample data.</p>
    </TitledSection>
  );
}
