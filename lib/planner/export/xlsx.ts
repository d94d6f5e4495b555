import { strToU8, zipSync } from 'fflate';
import { xmlText } from './gpx';

const xml = (body: string): Uint8Array =>
  strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`);

const schemas = 'http://schemas.openxmlformats.org';
const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (type: string, target: string): string =>
  `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="r1" Type="${schemas}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

const part = (name: string, type: string): string =>
  `<Override PartName="/${name}" ContentType="${mainType}.${type}+xml"/>`;

/** The import takes one apostrophe off before a sign that begins a formula (`unguarded`). */
const guarded = (text: string): string => text.replace(/^(?='+[=+\-@])/, "'");

function cell(value: string | number, at: string): string {
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (value === '') return '';
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${xmlText(guarded(value))}</t></is></c>`;
}

/** Rows of up to 26 cells as a workbook with one worksheet (ECMA-376). Texts stay texts, whatever they begin with. */
export function xlsxFile(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const lines = rows.map((row, y) => {
    const cells = row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`));
    return `<row r="${y + 1}">${cells.join('')}</row>`;
  });
  const main = `xmlns="${schemas}/spreadsheetml/2006/main"`;
  const types = `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/worksheets/sheet1.xml', 'worksheet')}</Types>`;
  const files = {
    '[Content_Types].xml': xml(types),
    '_rels/.rels': xml(relation('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': xml(
      `<workbook ${main} xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets><sheet name="Stops" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(relation('worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet ${main}><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ),
  };
  // The earliest time that an archive can say: the same rows are the same file.
  return zipSync(files, { mtime: '1980-01-01T00:00' });
}
