/** What the planner needs only when a list comes in or something goes out. */
export { DriverSheets } from '../driver-sheets/driver-sheets';
export { FilesDialogs } from './files-dialogs';
export { copyLink, exportAs } from './give-out';
