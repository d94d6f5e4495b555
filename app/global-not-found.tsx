import { SiteDocument } from '@/components/layout/document';
import { fontVariables } from './fonts';
import './styles.css';
import HomePage from './page';

export default function UnknownAddress() {
  return <SiteDocument fontVariables={fontVariables}><HomePage /></SiteDocument>;
}
