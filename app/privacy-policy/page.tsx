import { LegalText } from '@/components/pages/legal/legal-text';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { terms } from '@/content/legal/terms';
import { privacyPage } from '@/content/pages/legal';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata({ ...privacyPage, path: routes.privacyPolicy });

export default function PrivacyPage() {
  return (
    <LegalText
      document={privacyPolicy}
      picture={{
        picture: 'legal-privacy',
        alt: 'A phone with a map pin behind a curtain, and a route that stops before it.',
      }}
      ground="bg-cobalt-tint"
      path={routes.privacyPolicy}
      other={{ label: terms.title, href: routes.terms }}
    />
  );
}
