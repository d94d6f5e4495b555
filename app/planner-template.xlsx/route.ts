import { xlsxFile } from '@/lib/planner/export/xlsx';
import { templateRows } from '@/lib/planner/import/template';

export const dynamic = 'force-static';

/** The list of /planner-template.csv for Excel. */
export const GET = () => new Response(xlsxFile(templateRows) as Uint8Array<ArrayBuffer>);
