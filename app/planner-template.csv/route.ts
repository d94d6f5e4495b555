import { templateCsv } from '@/lib/planner/import/template';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(templateCsv, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
