/**
 * The parts that several product pages show. All product pages import them from here, whether they
 * show each or not: so their style sheets become one file that all seven share, where single imports
 * would split them into many small ones.
 */
export { Highlights } from './features/highlights';
export { ProductFeatures } from './features/product-features';
export { ProductFigure } from './figure/product-figure';
export { HeroFoot } from './hero/hero-foot';
export { HeroStrip } from './hero/hero-strip';
export { DeliveryStats } from './sections/delivery-stats';
export { ProductUses } from './sections/product-uses';
