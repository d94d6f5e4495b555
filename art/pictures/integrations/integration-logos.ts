import {
  type SimpleIcon,
  siBigcommerce,
  siBosch,
  siDeliveroo,
  siDhl,
  siDoordash,
  siDpd,
  siEricsson,
  siFedex,
  siJusteat,
  siOdoo,
  siPrestashop,
  siQuickbooks,
  siSap,
  siShopify,
  siTomtom,
  siUbereats,
  siUps,
  siWoocommerce,
  siXero,
  siZebratechnologies,
} from 'simple-icons';

export type Logo = Pick<SimpleIcon, 'title' | 'path'>;

/** What comes in on each thread, from the left. The outlines are the owners', never redrawn. */
export const wideRows: readonly (readonly Logo[])[] = [
  [siShopify, siWoocommerce, siPrestashop, siBigcommerce],
  [siUbereats, siDoordash, siDeliveroo, siJusteat],
  [siDhl, siFedex, siUps, siDpd],
  [siSap, siQuickbooks, siXero, siOdoo],
  [siZebratechnologies, siBosch, siTomtom, siEricsson],
];

/** The three threads of the narrow cut. */
export const phoneRows: readonly (readonly Logo[])[] = [
  [siShopify, siWoocommerce, siBigcommerce],
  [siUbereats, siDoordash, siDeliveroo],
  [siDhl, siUps, siDpd],
];

/** Marks that are mostly width, which a square of the common size would leave too small. */
export const wideMarks: ReadonlySet<string> = new Set(
  [siWoocommerce, siUbereats, siDhl, siFedex, siSap, siOdoo, siZebratechnologies].map(
    ({ title }) => title,
  ),
);
