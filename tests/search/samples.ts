import type { FullPlace } from '@/scripts/after-build/search/places';

const dayMs = 86_400_000;

/** A text whose sentences end on a number, so that it is no repetition; each article has some words of its own. */
const numbered = (text: string, id: number): string =>
  text.replace(/[.!?](?=\s|$)|(?<![.!?])$/g, (end) => ` ${id}${end}`);

/** The places with so many articles that there are `count`, made from the real ones and older than they. */
export function withSamples(places: readonly FullPlace[], count: number): readonly FullPlace[] {
  const models = places.filter(({ group }) => group === 'articles');
  const oldest = Math.min(...models.map(({ updated = '' }) => Date.parse(updated)));
  const samples = Array.from({ length: count - models.length }, (_, index): FullPlace => {
    const model = models[index % models.length] as FullPlace;
    const id = models.length + index + 1;
    return {
      ...model,
      href: `${model.href}-${id}`,
      title: numbered(model.title, id),
      lead: numbered(model.lead, id),
      updated: new Date(oldest - (index + 1) * dayMs).toISOString().slice(0, 10),
      sections: model.sections.map((section) => ({
        ...section,
        title: section.title && numbered(section.title, id),
        id: section.id && `${section.id}-${id}`,
        blocks: section.blocks.map((block) => numbered(block, id)),
      })),
    };
  });
  return [...places, ...samples];
}
