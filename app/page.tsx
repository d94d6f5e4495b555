import { homePage } from '@/content/pages/home';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { HomeSections } from './home-sections';

export const metadata = pageMetadata({ ...homePage, path: routes.home });

export default function HomePage() {
  return <HomeSections />;
}
