import { PagePicture } from '@/components/picture/page-picture';
import { Icon } from '@/components/ui/icon/icon';
import { TitledSection } from '@/components/ui/section/titled-section';
import type { PageImage, ProductUse } from '@/content/products/types';
import './use-maps.css';

interface UseMapsProps {
  title: string;
  items: readonly (ProductUse & { image: PageImage })[];
}

/** Industries as four maps of the city; each leads to its page. The running thread ends here. */
export function UseMaps({ title, items }: UseMapsProps) {
  return (
    <TitledSection labelledBy="uses" thread="left" className="use-maps" title={title}>
      <ul className="use-maps-list mt-12 grid sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ who, what, href, image }) => (
          <li key={who} className="use-map relative">
            <PagePicture image={image} className="use-map-image w-full rounded-card" />
            <h3 className="use-map-title flex justify-between type-h4">
              <a href={href} className="cover-link">
                {who}
              </a>
              <Icon name="arrow-right" className="use-map-arrow" />
            </h3>
            <p className="type-small text-ink-2">{what}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
