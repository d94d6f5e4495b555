import { LegalText } from '@/components/pages/legal/legal-text';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { terms } from '@/content/legal/terms';
import { termsPage } from '@/content/pages/legal';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata({ ...termsPage, path: routes.terms });

export default function TermsPage() {
  return (
    <LegalText
      document={terms}
      path={routes.terms}
      other={{ label: privacyPolicy.title, href: routes.privacyPolicy }}
    />
  );
}
