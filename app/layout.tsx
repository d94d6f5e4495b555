import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/shell/document/document';
import { fontVariables } from './fonts';
import './styles.css';

export { viewport } from './viewport';

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument fontVariables={fontVariables}>{children}</SiteDocument>;
}
