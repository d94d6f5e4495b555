import { LegalText } from '@/components/pages/legal/legal-text';
import { terms } from '@/content/legal/terms';
import { termsPage } from '@/content/pages/legal';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata({ ...termsPage, path: routes.terms });

const trail = [{ label: 'Terms of service', href: routes.terms }] as const;

export default function TermsPage() {
  return (
    <LegalText
      trail={trail}
      document={terms}
      other={{ label: 'Privacy policy', href: routes.privacyPolicy }}
    />
  );
}
