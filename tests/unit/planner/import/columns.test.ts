import { expect, it } from 'vitest';
import { takeApart } from '@/lib/planner/import/separators';

const fieldsOf = (text: string) => {
  const { matched, columns } = takeApart(text);
  return `${matched}: ${columns.map(({ field }) => field ?? '–').join(' ')}`;
};

it.each([
  [
    'name,latitude,longitude,minutes,load,window,skill,van,order,eta',
    'name latitude longitude minutes load window skill – – –',
  ],
  ['Customer,Lat,Lng', 'name latitude longitude'],
  ['x,y,address', 'longitude latitude name'],
  ['LON;LAT;Stop name;Service (min);Boxes', 'longitude latitude name minutes load'],
  ['Address\tLatitude [°]\tLong\tDuration\tQty', 'name latitude longitude minutes load'],
  ['name|lat|lon|from|to', 'name latitude longitude from to'],
  ['name,lat,lon,open,close', 'name latitude longitude from to'],
  ['name,lat,lon,Window_From,Window To', 'name latitude longitude from to'],
  ['id,customer,lat,lon,phone', '– name latitude longitude –'],
  ['id,lat,lon', 'name latitude longitude'],
  ['lat,latitude,lng', '– latitude longitude'],
])('the headings %j', (text, fields) => expect(fieldsOf(text)).toBe(`headings: ${fields}`));

it.each([
  ['Fernhill,51.5074,-0.1180', 'name latitude longitude'],
  ['Fernhill,51.5074,-0.1180,6,4,08:30-10:00', 'name latitude longitude minutes load window'],
  [
    'Fernhill;51,5074;-0,1180;6;4;08:30;10:00;lift',
    'name latitude longitude minutes load from to skill',
  ],
  ['51.5074,-0.1180,Fernhill', 'latitude longitude name'],
  ['1,Fernhill,51.5074,-0.1180', 'minutes name latitude longitude'],
  ['Fernhill,51,0', 'name latitude longitude'],
  ['قرطبة,51.5,-0.1', 'name latitude longitude'],
])('the contents %j', (text, fields) => expect(fieldsOf(text)).toBe(`contents: ${fields}`));

it.each([
  ['comma', ['name,lat,lon\na,1.5,2.5', '"A; B",51.5,-0.1', 'nothing at all', '']],
  ['semicolon', ['name;lat;lon\na;1,5;2,5', 'Old mint;51,5074;-0,1180', '"Weir, first";51.5;-0.1']],
  ['tab', ['name\tlat\tlon\nA, B\t1.5\t2.5']],
  ['bar', ['name|lat|lon\na|1.5|2.5']],
])('the separator %s', (separator, texts) =>
  expect(texts.map((text) => takeApart(text).separator)).toEqual(texts.map(() => separator)),
);
