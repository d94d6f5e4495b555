/** What the planner needs only when something goes out. */
export { DriverSheets } from '../driver-sheets/driver-sheets';
export { LinkDialog } from '../share/link-dialog';
export { SavedDialog } from '../share/saved-dialog';
export { copyLink, exportAs } from './give-out';
