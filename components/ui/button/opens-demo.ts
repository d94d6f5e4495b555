export const demoDialogId = 'demo-dialog';

/** What makes a button open the demo dialog, with script or without. */
export const opensDemo = {
  command: 'show-modal',
  commandfor: demoDialogId,
  'aria-haspopup': 'dialog',
} as const;
