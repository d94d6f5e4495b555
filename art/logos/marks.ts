import * as brands from 'simple-icons';

export interface BrandMark {
  icon: Pick<brands.SimpleIcon, 'title' | 'path' | 'hex'>;
  /** Left, top, width, height. */
  box: readonly [number, number, number, number];
}

/** By the name that content gives them after 'logo-'. */
export const brandMarks = {
  ebay: { icon: brands.siEbay, box: [0, 7.2, 24, 9.6] },
  etsy: { icon: brands.siEtsy, box: [1.5, 0, 21, 24] },
  rakuten: { icon: brands.siRakuten, box: [0.7, 0, 22.6, 24] },
  shopee: { icon: brands.siShopee, box: [1.3, 0, 21.4, 24] },
  'uber-eats': { icon: brands.siUbereats, box: [0, 2.85, 24, 18.3] },
  doordash: { icon: brands.siDoordash, box: [0, 5.15, 24, 13.7] },
  deliveroo: { icon: brands.siDeliveroo, box: [1, 0, 22, 24] },
  'just-eat': { icon: brands.siJusteat, box: [0.3, 0, 23.4, 24] },
  zomato: { icon: brands.siZomato, box: [0, 9.4, 24, 5.2] },
  swiggy: { icon: brands.siSwiggy, box: [3.9, 0, 16.25, 24] },
  shopify: { icon: brands.siShopify, box: [1.4, 0, 21.2, 24] },
  woocommerce: { icon: brands.siWoocommerce, box: [0, 9.55, 24, 4.9] },
  bigcommerce: { icon: brands.siBigcommerce, box: [0, 0, 24, 24] },
  prestashop: { icon: brands.siPrestashop, box: [0, 1, 24, 22] },
  square: { icon: brands.siSquare, box: [0, 0, 24, 24] },
  dhl: { icon: brands.siDhl, box: [0, 10.25, 24, 3.5] },
  fedex: { icon: brands.siFedex, box: [0, 8.7, 24, 6.6] },
  ups: { icon: brands.siUps, box: [1.85, 0, 20.3, 24] },
  dpd: { icon: brands.siDpd, box: [1.7, 0, 20.6, 24] },
  usps: { icon: brands.siUsps, box: [0, 4.55, 24, 14.9] },
  sap: { icon: brands.siSap, box: [0, 6.05, 24, 11.9] },
  odoo: { icon: brands.siOdoo, box: [0, 8.2, 24, 7.6] },
  quickbooks: { icon: brands.siQuickbooks, box: [0, 0, 24, 24] },
  xero: { icon: brands.siXero, box: [0, 0, 24, 24] },
  zebra: { icon: brands.siZebratechnologies, box: [0, 8.1, 24, 7.8] },
  garmin: { icon: brands.siGarmin, box: [0, 8.7, 24, 6.6] },
  tomtom: { icon: brands.siTomtom, box: [3.7, 0, 16.6, 24] },
  samsung: { icon: brands.siSamsung, box: [0, 10.15, 24, 3.7] },
  bosch: { icon: brands.siBosch, box: [0, 0, 24, 24] },
  ericsson: { icon: brands.siEricsson, box: [3.1, 0, 17.8, 24] },
} as const satisfies Record<string, BrandMark>;
