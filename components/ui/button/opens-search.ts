/** The name by which buttons ask for the search's dialog, which comes when one of them is reached for. */
export const searchDialogId = 'search';

/** What makes a button open the search, with script alone. */
export const opensSearch = {
  command: 'show-modal',
  commandfor: searchDialogId,
  'aria-haspopup': 'dialog',
} as const;
