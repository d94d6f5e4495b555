import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { softwareApplication } from '@/lib/json-ld';
import type { PagePath } from '@/lib/routes';

interface ProductDataProps {
  name: string;
  description: string;
  path: PagePath;
}

/** A product for search engines, with what the plans that hold it cost. */
export function ProductData(facts: ProductDataProps) {
  return <JsonLd data={softwareApplication(facts)} />;
}
