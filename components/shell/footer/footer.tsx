import { ThemeSwitch } from '@/components/shell/footer/theme-switch.client';
import { cx } from '@/components/ui/cx';
import { Boundary } from '@/components/ui/island/island.client';
import { Mark } from '@/components/ui/mark/mark';
import { footerNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { FooterContact } from './footer-contact';
import { SocialLinks } from './social-links';

/** The foot of every page, dark in both themes. */
export function Footer() {
  return (
    <footer className="bg-footer">
      <div className="@container selvedge scheme-dark pt-3 text-ink forced-colors:[color-scheme:inherit]">
        <div className="frame pt-10 pb-20 lg:py-20">
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
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <a
                        href={href}
                        className="inline-flex min-h-9 items-center py-1 type-small text-ink-2 hover:text-ink hover:underline pointer-coarse:min-h-11"
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
