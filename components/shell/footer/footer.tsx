import type { ReactNode } from 'react';
import { ThemeSwitch } from '@/components/shell/footer/theme-switch.client';
import { FooterContact, type FooterContactProps } from './footer-contact';
import { type FooterLinkGroup, FooterLinks } from './footer-links';
import { type Social, SocialLinks } from './social-links';

interface FooterProps extends FooterContactProps {
  name: string;
  /** The mark that stands before the name. */
  mark: ReactNode;
  tagline: string;
  copyrightYear: number;
  /** Useful Links and Resources. */
  groups: readonly FooterLinkGroup[];
  social: readonly Social[];
}

/** The foot of every page, dark in both themes. */
export function Footer(props: FooterProps) {
  const { name, mark, tagline, copyrightYear, groups, social, phone, email, stores } = props;
  return (
    <footer className="bg-footer">
      <div className="@container scheme-dark pt-3 text-ink forced-colors:[color-scheme:inherit]">
        <div className="selvedge" />
        <div className="frame pt-10 pb-24 lg:py-20">
          <div className="footer-grid">
            <div className="@max-[64rem]:col-span-full">
              <p className="flex items-center gap-3 type-h4">
                {mark}
                {name}
              </p>
              <p className="mt-5 mb-5 max-w-[33ch] type-small text-ink-2">{tagline}</p>
              <SocialLinks links={social} />
            </div>
            {groups.map((group) => (
              <FooterLinks key={group.title} {...group} />
            ))}
            <FooterContact phone={phone} email={email} stores={stores} />
          </div>
          <div className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-2 rule-t border-line pt-6">
            <p className="type-small text-[.875rem] text-ink-3">
              © {copyrightYear} {name}. All rights reserved.
            </p>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}
