/** File name of a page's preview picture: `/use-cases/couriers` → `use-cases-couriers.png`. */
export function ogName(path: string): string {
  const name = path.split('/').filter(Boolean).join('-') || 'home';
  return `${name}.png`;
}
