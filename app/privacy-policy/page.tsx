import { LegalText } from '@/components/pages/legal/legal-text';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { privacyPage } from '@/content/pages/legal';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata({ ...privacyPage, path: routes.privacyPolicy });

const trail = [{ label: 'Privacy policy', href: routes.privacyPolicy }] as const;

export default function PrivacyPage() {
  return (
    <LegalText
      trail={trail}
      document={privacyPolicy}
      other={{ label: 'Terms of service', href: routes.terms }}
    />
  );
}
