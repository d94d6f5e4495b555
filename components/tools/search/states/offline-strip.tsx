import { Icon } from '@/components/ui/icon/icon';
import './offline-strip.css';

/** Says that there is no connection, and is read out as it comes. */
export const OfflineStrip = ({ text }: { text: string }) => (
  <p role="status" className="search-offline flex items-center">
    <Icon name="wifi-off" />
    <span>{text}</span>
  </p>
);
