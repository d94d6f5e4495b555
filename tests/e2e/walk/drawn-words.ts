import type { Page } from '@playwright/test';

/** Words of drawings that measure less than 12 px as shown, or have a contrast under 4.5:1 to what lies below them. */
export const drawnWords = (page: Page) =>
  page.evaluate(async () => {
    const rgb = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
    const light = (color: string) => {
      const [r = 0, g = 0, b = 0] = rgb(color).map((part) => (part / 255) ** 2.2);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const contrast = (one: string, other: string) =>
      Math.max(light(one), light(other)) / Math.min(light(one), light(other));

    const inlineStyles = /<style>(.*?)<\/style>| style="[^"]*"/gs;

    const groundOf = (box: Element): string => {
      const { backgroundColor } = getComputedStyle(box);
      const above = rgb(backgroundColor).length === 3 ? null : box.parentElement;
      return above ? groundOf(above) : backgroundColor;
    };

    /** The drawing as it stands, in a tree of its own, where its words can be measured. */
    async function opened(image: HTMLImageElement): Promise<ShadowRoot> {
      const file = await (await fetch(image.currentSrc)).text();
      // The policy of the page allows no inline styles; those of attributes are times of motion.
      const svg = file.replace(inlineStyles, '');
      const rules = [...file.matchAll(inlineStyles)].map(([, inner]) => inner).join('');
      const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
      const ratios = [image.width / image.naturalWidth, image.height / image.naturalHeight];
      const { objectFit, colorScheme } = getComputedStyle(image);
      const ratio = objectFit === 'contain' ? Math.min(...ratios) : Math.max(...ratios);
      drawing.setAttribute('width', `${ratio * image.naturalWidth}`);
      drawing.setAttribute('height', `${ratio * image.naturalHeight}`);
      const host = document.body.appendChild(document.createElement('div'));
      host.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:99;color-scheme:${colorScheme}`;
      const root = host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      const width = ratio * image.naturalWidth;
      // Lengths and conditions of the file are those of the image, not of the window.
      sheet.replaceSync(
        rules
          .replaceAll('100vw', `${width}px`)
          .replace(/\(max-width:([\d.]+)px\)/g, (_, most) => (width <= most ? 'all' : 'not all')),
      );
      root.adoptedStyleSheets = [sheet];
      root.append(drawing);
      return root;
    }

    const findings = new Set<string>();
    for (const image of document.querySelectorAll<HTMLImageElement>('main img[src*=".svg"]')) {
      if (!image.checkVisibility() || !image.naturalWidth) continue;
      // The words of a cover beside its title, and of the planner's map, stand beside them too.
      if (image.width < 200 ? /\/cover-/.test(image.src) : /\/planner-/.test(image.src)) continue;
      const root = await opened(image);
      for (const letter of root.querySelectorAll<SVGUseElement>('g > use:first-child')) {
        if (!/^#(?:sign|text|strong|mono)\d/.test(letter.getAttribute('href') ?? '')) continue;
        if (letter.getClientRects().length === 0) continue;
        const where = `${image.currentSrc.split('/').pop()} at ${image.width} px`;
        const { a, b } = letter.getScreenCTM() ?? { a: 0, b: 0 };
        const size = 1000 * Math.hypot(a, b);
        if (size < 11.9) findings.add(`${where}: ${size.toFixed(1)} px`);
        const { left, top, height } = letter.getBoundingClientRect();
        const below = root
          .elementsFromPoint(left - 1, top + height / 2)
          .filter((element) => root.contains(element) && !element.matches('svg, g > use'))
          .map((element) => getComputedStyle(element))
          .find(({ fill, opacity }) => opacity === '1' && rgb(fill).length === 3);
        const ratio = contrast(getComputedStyle(letter).fill, below?.fill ?? groundOf(image));
        if (ratio < 4.5) findings.add(`${where}: ${ratio.toFixed(1)}:1`);
      }
      root.host.remove();
    }
    return [...findings];
  });
