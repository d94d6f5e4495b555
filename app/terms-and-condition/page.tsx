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
      picture={{
        picture: 'legal-terms',
        alt: 'A page with two signatures, lit by two vans that face each other.',
      }}
      ground="bg-teal-tint"
      path={routes.terms}
      other={{ label: privacyPolicy.title, href: routes.privacyPolicy }}
    />
  );
}
