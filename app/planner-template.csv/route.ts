import { templateCsv } from '@/lib/planner/import/template';

export const dynamic = 'force-static';

/** A list of stops to fill in, as the planner reads it. */
export const GET = () =>
  new Response(templateCsv, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
