/**
 * The icons of the site, by their lucide names. The build writes them into one file, /icons.svg,
 * so an icon costs a reference in the page and nothing in its script. To use another icon, add its
 * name here.
 */
export const iconNames = [
  'arrow-down', 'arrow-left', 'arrow-right', 'arrow-up-right', 'bell-ring', 'bike', 'calendar-check',
  'check', 'check-check', 'chevron-down', 'chevron-right', 'circle-alert', 'circle-check', 'clock',
  'cloud-rain', 'code-xml', 'corner-up-right', 'crosshair', 'file-text', 'key-round', 'languages',
  'layers', 'life-buoy', 'loader-circle', 'mail', 'map-pin', 'menu', 'message-circle', 'message-square',
  'minus', 'monitor', 'moon', 'navigation', 'newspaper', 'package-check', 'package', 'pause', 'phone', 'play',
  'plus', 'presentation', 'quote', 'radio-tower', 'receipt-text', 'route', 'satellite', 'scan-line',
  'search', 'shield-check', 'signal', 'smartphone', 'snowflake', 'star', 'store', 'sun', 'tablet-smartphone',
  'thermometer', 'timer', 'triangle-alert', 'truck', 'users', 'video', 'warehouse', 'wifi', 'x', 'globe',
  'battery-full', 'badge-check', 'bus', 'clipboard-check', 'fence', 'moon-star', 'box', 'shopping-bag', 'undo-2', 'ticket',
  'origami', 'contrast', 'sprout', 'tangent', 'waves-horizontal', 'mountain',
] as const;

export type IconName = (typeof iconNames)[number];
