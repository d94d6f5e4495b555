import { EmptyHero } from '@/components/pages/empty/empty-hero';
import { OpenStop } from '@/components/pages/empty/open-stop';
import { webinarsPage } from '@/content/pages/empty';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const { page, title, text, status } = webinarsPage;

export const metadata = pageMetadata({ ...page, path: routes.webinars });

const trail = [{ label: title, href: routes.webinars }] as const;

export default function WebinarsPage() {
  return (
    <EmptyHero trail={trail} title={title} text={text}>
      <OpenStop label={status} />
    </EmptyHero>
  );
}
