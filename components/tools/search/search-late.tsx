import { loadSearch, onSearchWords } from '@/lib/search/load';
import { SearchDialog, type SearchDialogProps } from './search-dialog';

export type SearchProps = Omit<SearchDialogProps, 'source'>;

const source = { load: loadSearch, onWords: onSearchWords };

/** The dialog with the words of the site. */
export const Search = (props: SearchProps) => <SearchDialog {...props} source={source} />;
