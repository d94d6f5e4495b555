import { kml } from '@tmcw/togeojson';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import type { Table } from '../table';
import { type Feature, tableOfFeatures } from './geojson';
import { tableOfRecords } from './records';

/** Waypoints of GPX, or the points of its routes where it has none. */
function gpxTable(document: Document): Table {
  const elements = (name: string) => [...document.getElementsByTagName(name)];
  const waypoints = elements('wpt');
  const points = waypoints.length > 0 ? waypoints : elements('rtept');
  const records = points.map((point) => {
    const child = (name: string) => point.getElementsByTagName(name)[0]?.textContent;
    return {
      name: child('name'),
      latitude: point.getAttribute('lat'),
      longitude: point.getAttribute('lon'),
      note: child('desc') ?? child('cmt'),
    };
  });
  return tableOfRecords('GPX', records);
}

/** Reads the points of GPX or KML. Throws for a text that is no XML. Workers have no parser: it comes along. */
export function readXml(text: string): Table {
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
    text,
    'text/xml',
  ) as unknown as Document;
  if (document.documentElement.localName !== 'kml') return gpxTable(document);
  return tableOfFeatures('KML', kml(document).features as unknown as Feature[]);
}
