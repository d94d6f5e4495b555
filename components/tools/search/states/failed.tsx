import { Button } from '@/components/ui/button/button';
import { searchWords } from '@/lib/content/search';
import './failed.css';

const { failed } = searchWords;

/** Where the index did not come: why, and a button that asks for it again. */
export const Failed = ({ again, offline }: { again: () => void; offline: boolean }) => (
  <div role="alert" className="search-failed">
    <h3 className="search-failed-title">{failed.title}</h3>
    <p className="text-ink-2">{offline ? failed.offline : failed.text}</p>
    <Button look="outline" size="small" onClick={again}>
      {failed.again}
    </Button>
  </div>
);
