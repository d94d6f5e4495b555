/** `npm run -s plan -- FILE`: the planner's command (planner/command.ts), which here reads a CSV of stops too. */
import { decodeText } from '@/lib/planner/import/formats/decode';
import { problemOfCsv } from '@/lib/planner/import/problem-of-csv';
import { plan } from '@/planner/command';
import type { Reader } from '@/planner/files/problem-file';

const readCsv: Reader = (bytes, name) => problemOfCsv(decodeText(bytes).text, name);

plan({ '.csv': readCsv, '.tsv': readCsv });
