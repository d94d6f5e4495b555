import { PagePicture } from '@/components/picture/page-picture';
import { Icon } from '@/components/ui/icon/icon';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { PageImage, ProductUse } from '@/content/products/types';
import { ProductSection } from '../page/product-section';
import './use-maps.css';

interface UseMapsProps {
  title: string;
  items: readonly (ProductUse & { image: PageImage })[];
}

/** Industries as four maps of the city; each leads to its page. The running thread ends here. */
export function UseMaps({ title, items }: UseMapsProps) {
  return (
    <ProductSection labelledBy="uses" stop="last">
      <div className="frame">
        <SectionHeading id="uses" stop="left" title={title} />
        <ul className="use-maps">
          {items.map(({ who, what, href, image }) => (
            <li key={who} className="use-map">
              <PagePicture image={image} className="use-map-image" />
              <h3 className="use-map-title type-h4">
                <a href={href} className="cover-link">
                  {who}
                </a>
                <Icon name="arrow-right" className="use-map-arrow" />
              </h3>
              <p className="type-small text-ink-2">{what}</p>
            </li>
          ))}
        </ul>
      </div>
    </ProductSection>
  );
}
