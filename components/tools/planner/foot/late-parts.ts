/** What the planner needs only when a list comes in or something goes out. */
export { copyText } from '@/lib/browser/copy-text';
export { exportFile } from '@/lib/planner/export/export-file';
export { linkTo } from '@/lib/planner/share/link';
export { DropZone } from '../import/drop-zone';
export { ImportPanel } from '../import/import-panel';
export { LinkDialog } from '../share/link-dialog';
export { SavedPanel } from '../share/saved-panel';
export { DriverSheets } from '../sheets/driver-sheets';
export { download } from './download';
