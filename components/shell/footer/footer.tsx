import { ThemeSwitch } from '@/components/shell/footer/theme-switch.client';
import { cx } from '@/components/ui/cx';
import { BrandIcon } from '@/components/ui/icon/icon';
import { Boundary } from '@/components/ui/island/island.client';
import { MailLink } from '@/components/ui/link/link';
import { Mark } from '@/components/ui/mark/mark';
import { footerNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { type BrandId, brandFiles } from '@/lib/icons/brands';

/** The foot of every page, dark in both themes. */
export function Footer() {
  return (
    <footer className="bg-footer">
      <div className="@container selvedge scheme-dark pt-3 text-ink forced-colors:[color-scheme:inherit]">
        <div className="frame pt-10 pb-20 lg:py-16">
          <div
            className={cx(
              'footer-grid grid [overflow-wrap:anywhere]',
              footerNavigation.length !== 2 && 'footer-even',
            )}
          >
            <div className="@max-[64rem]:col-span-full">
              <p translate="no" className="flex items-center gap-3 type-h4">
                <Mark size={36} />
                {site.name}
              </p>
              <p className="mt-5 mb-5 max-w-[33ch] type-small text-ink-2">{site.tagline}</p>
              <SocialLinks />
            </div>
            {footerNavigation.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className="mb-2.5 type-h5">{title}</h2>
                <ul className="columns-[8rem]">
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <a
                        href={href}
                        className="inline-flex min-h-10 items-center py-1 type-small text-ink-2 hover:text-ink hover:underline"
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            <FooterContact />
          </div>
          <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2 rule-t border-line pt-6">
            <p className="type-small text-[.875rem] text-ink-3">
              © {site.copyrightYear} {site.name}. All rights reserved.
            </p>
            <Boundary name="theme">
              <ThemeSwitch />
            </Boundary>
          </div>
        </div>
      </div>
    </footer>
  );
}

const { phone, email, stores } = site;

const contact =
  'flex w-fit min-h-10 items-center type-h4 hover:underline pointer-coarse:min-h-11 [overflow-wrap:anywhere]';

function FooterContact() {
  return (
    <div className="@max-[64rem]:col-span-full">
      <h2 className="mb-2.5 type-h5">Talk to us</h2>
      <a href={phone.href} className={contact}>
        {phone.label}
      </a>
      <MailLink address={email} className={contact} />
      {stores.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-2.5">
          {stores.map(({ id, lead, name, href }) => (
            <a
              key={id}
              href={href}
              className="flex items-center gap-3 rounded-small rule border-edge px-4 py-2 leading-tight font-semibold hover:bg-sunk"
            >
              <BrandIcon brand={id} className="size-6" />
              <span className="text-[.9375rem]">
                <span className="block text-[.8125rem] font-normal text-ink-2">{lead}</span> {name}
              </span>
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

const isBrand = (id: string): id is BrandId => id in brandFiles;

function SocialLinks() {
  if (site.social.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {site.social.map(({ id, name, href }) => (
        <a
          key={id}
          href={href}
          aria-label={isBrand(id) ? name : undefined}
          className="grid size-11 place-items-center rounded-small rule border-edge font-semibold hover:bg-sunk"
        >
          {isBrand(id) ? (
            <BrandIcon brand={id} className="size-4.5" />
          ) : (
            <>
              <span aria-hidden="true">{lettersOf(id, name)}</span>
              <span className="sr-only">{name}</span>
            </>
          )}
        </a>
      ))}
    </div>
  );
}

/** Two letters where there is no mark; LinkedIn lets nobody redraw its own. */
const lettersOf = (id: string, name: string) => (id === 'linkedin' ? 'in' : name.slice(0, 2));
