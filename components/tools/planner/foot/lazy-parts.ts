/** What the planner needs only when a list comes in or something goes out. */
export { copyText } from '@/lib/browser/copy-text';
export { exportFile } from '@/lib/planner/export/export-file';
export { linkTo } from '@/lib/planner/share/link';
export { DriverSheets } from '../driver-sheets/driver-sheets';
export { download } from './download';
export { FilesDialogs } from './files-dialogs';
