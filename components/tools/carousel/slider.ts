import Swiper from 'swiper';
import { matches } from '@/lib/browser/media';

const gap = 30;

export type Slider = NonNullable<ReturnType<typeof startSlider>>;

/**
 * Lets Swiper take over a row that has scrolled natively so far, at the slide where it stands. Slides
 * out of view become inert. Undefined where the browser lacks what it needs.
 *
 * @param row scrolls, and holds `.swiper-wrapper` with `.swiper-slide`s sized by the style sheet
 */
export function startSlider(row: HTMLElement) {
  // Swiper asks it which window it stands in.
  if (!window.matchMedia) return undefined;
  const calm = matches('(prefers-reduced-motion: reduce)');
  const width = row.querySelector('.swiper-slide')?.clientWidth ?? 0;
  const initialSlide = width ? Math.round(row.scrollLeft / (width + gap)) : 0;
  row.scrollLeft = 0;
  row.tabIndex = -1;
  const swiper = new Swiper(row, {
    initialSlide,
    rewind: true,
    speed: calm ? 0 : 500,
    spaceBetween: gap,
    slidesPerView: 1,
    breakpoints: {
      640: { slidesPerView: 1 },
      768: { slidesPerView: 1 },
      1024: { slidesPerView: 2 },
    },
    on: { init: hideOthers, slideChange: hideOthers, breakpoint: hideOthers },
  });
  return {
    /** One slide on or back, around the ends. */
    step: (by: number) => (by < 0 ? swiper.slidePrev() : swiper.slideNext()),
    stop() {
      row.tabIndex = 0;
      for (const slide of swiper.slides) slide.removeAttribute('inert');
      swiper.destroy();
    },
  };
}

function hideOthers({ slides, activeIndex, params }: Swiper) {
  const last = activeIndex + Number(params.slidesPerView);
  for (const [index, slide] of slides.entries()) {
    slide.toggleAttribute('inert', index < activeIndex || index >= last);
  }
}
