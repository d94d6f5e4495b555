import { TextLink } from '@/components/ui/link/link';
import type { Feature } from '@/content/products/types';
import './feature-link.css';

type FeatureLinkProps = Required<Pick<Feature, 'heading' | 'link'>>;

/** 'View More', with the feature's name for those who hear links one by one. */
export function FeatureLink({ heading, link }: FeatureLinkProps) {
  return (
    <TextLink href={link.href} className="feature-link">
      {link.label}
      <span className="sr-only">: {heading}</span>
    </TextLink>
  );
}
