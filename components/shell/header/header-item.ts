/** The class of an entry in the header's row; the current page sits on sunk (header.css). */
export const headerItemClasses = 'header-item';
