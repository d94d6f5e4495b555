/** The id of the demo dialog, which stands once in the layout. */
export const demoDialogId = 'demo-dialog';

/** What makes a button open the demo dialog, with script or without. */
export const opensDemo = {
  command: 'show-modal',
  commandfor: demoDialogId,
  'aria-haspopup': 'dialog',
} as const;
