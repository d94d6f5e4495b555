import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { Picture } from '@/components/picture/picture';
import type { IndustriesHero as Content } from '@/content/schemas/use-cases';
import type { Industry } from '@/lib/content/stories/industries';
import type { Crumb } from '@/lib/json-ld';
import { IndustryFigures } from './why-choose';
import './industries-hero.css';

interface IndustriesHeroProps {
  trail: readonly Crumb[];
  content: Content;
  industries: readonly Industry[];
}

/** Three figures, and a strip for each industry with its scene, which leads down the page. */
export const IndustriesHero = ({ trail, content, industries }: IndustriesHeroProps) => (
  <PageHero
    id="industries-title"
    trail={trail}
    title={content.heading}
    lead={content.description}
    actions={<ProductActions />}
    details={
      <>
        <IndustryFigures figures={content.figures} className="flex w-fit flex-wrap" />
        <p className="mt-4 type-small text-ink-3">{content.note}</p>
      </>
    }
    object={
      <nav
        aria-label="Industries on this page"
        data-corner-words=""
        className="industry-strips grid scheme-dark text-ink"
      >
        {industries.map(({ id, title, hue, row }) => (
          <a key={id} href={`#${id}`} className={`industry-strip grid bg-${hue}-deep`}>
            <Picture name={row.picture} alt="" first className="industry-scene" />
            <span className="industry-name hover:underline">{title}</span>
          </a>
        ))}
      </nav>
    }
  />
);
