/** A day's title as the name of a file: 'courier-thursday.gpx', whatever stands in the title. */
export function fileName(title: string, ending: 'csv' | 'gpx' | 'geojson'): string {
  const bare = title
    .replace(/\.\w{2,4}$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${[...bare].slice(0, 60).join('') || 'planner-day'}.${ending}`;
}
