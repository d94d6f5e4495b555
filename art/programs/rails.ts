import type { railFiles } from '../pictures/integrations/integration-cuts';
import { integrationRails } from '../pictures/integrations/integration-rails';

/** Draws one of the two cuts of the picture beside the home page's integrations as SVG. */
export const draw = ({ cut }: { cut: keyof typeof railFiles }): string => integrationRails(cut);
