import { describe, expect, it } from 'vitest';
import { takeApart } from '@/lib/planner/import/separators';

const read = (text: string) => {
  const { separator, matched, columns } = takeApart(text);
  return { separator, matched, fields: columns.map(({ field }) => field ?? '–').join(' ') };
};

describe('headings', () => {
  it.each([
    [
      'name,latitude,longitude,minutes,load,window,skill',
      'name latitude longitude minutes load window skill',
    ],
    ['Customer,Lat,Lng', 'name latitude longitude'],
    ['x,y,address', 'longitude latitude name'],
    ['LON;LAT;Stop name;Service (min);Boxes', 'longitude latitude name minutes load'],
    ['Address\tLatitude [°]\tLong\tDuration\tQty', 'name latitude longitude minutes load'],
    ['name|lat|lon|from|to', 'name latitude longitude from to'],
    ['name,lat,lon,open,close', 'name latitude longitude from to'],
    ['name,lat,lon,Window_From,Window To', 'name latitude longitude from to'],
    ['id,customer,lat,lon', '– name latitude longitude'],
    ['id,lat,lon', 'name latitude longitude'],
    ['name,latitude,longitude,phone,e-mail', 'name latitude longitude – –'],
    [
      'name,latitude,longitude,minutes,load,window,skill,van,order,eta',
      'name latitude longitude minutes load window skill – – –',
    ],
    ['lat,latitude,lng', '– latitude longitude'],
  ])('%j', (text, fields) => expect(read(text)).toMatchObject({ fields, matched: 'headings' }));
});

describe('contents', () => {
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
  ])('%j', (text, fields) => expect(read(text)).toMatchObject({ fields, matched: 'contents' }));
});

describe('separators', () => {
  it.each([
    ['name,lat,lon\na,1.5,2.5', 'comma'],
    ['name;lat;lon\na;1,5;2,5', 'semicolon'],
    ['Old mint;51,5074;-0,1180\nWeir;51,5;0,2', 'semicolon'],
    ['name\tlat\tlon\nA, B\t1.5\t2.5', 'tab'],
    ['name|lat|lon\na|1.5|2.5', 'bar'],
    ['"A; B",51.5,-0.1', 'comma'],
    ['"Weir, first";51.5;-0.1', 'semicolon'],
    ['nothing at all', 'comma'],
    ['', 'comma'],
  ])('%j', (text, separator) => expect(read(text).separator).toBe(separator));
});
