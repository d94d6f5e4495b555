import type { CSSProperties } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import type { PageImage } from '@/content/products/types';
import type { Industry } from '@/lib/content/stories/industries';
import './industry-strip.css';

interface IndustryStripProps {
  title: string;
  /** The van that it times, and when. */
  van: string;
  measure: Industry['measure'];
  /** The city of which it is a part. */
  image: PageImage;
  /** Its place, from 0, among so many. */
  at: number;
  of: number;
}

/**
 * One part of the city. Open, it is wider and times the van by its industry's measure. A radio
 * button opens it by finger and arrow keys too, one at a time and without script.
 */
export function IndustryStrip({ title, van, measure, image, at, of }: IndustryStripProps) {
  const measured = measure ? `, ${measure.value} ${measure.label}` : '';
  return (
    <div className="industry-strip" style={{ '--at': at, '--of': of } as CSSProperties}>
      <input
        type="radio"
        name="industry"
        aria-label={`${title}: ${van}${measured}`}
        className="industry-choice"
      />
      <span aria-hidden="true" className="industry-lens unprinted">
        <PagePicture image={{ ...image, alt: '' }} first className="industry-lens-city" />
      </span>
      <span aria-hidden="true" className="industry-measure unprinted">
        <span className="type-label text-ink-2">{van}</span>
        {measure && (
          <>
            <b className="type-h4">{measure.value}</b>
            <span className="industry-unit">{measure.label}</span>
          </>
        )}
      </span>
    </div>
  );
}
