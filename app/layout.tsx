// First, so that it names the layers before a part's style sheet fills one.
import './styles.css';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/shell/document/document';
import { fontVariables } from './fonts';

export { viewport } from './viewport';

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument fontVariables={fontVariables}>{children}</SiteDocument>;
}
