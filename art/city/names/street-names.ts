import { type StreetGraph, type StreetKind, streetKinds } from '@/lib/city/types';
import { createRandom, shuffle } from '@/planner/random';

const streetWords: readonly string[] = [
  ...['Bobbin', 'Heddle', 'Shuttle', 'Selvedge', 'Tenter', 'Warp', 'Weft', 'Spindle', 'Distaff'],
  ...['Treadle', 'Teasel', 'Madder', 'Woad', 'Weld', 'Indigo', 'Saffron', 'Alum', 'Mordant'],
  ...['Skein', 'Hank', 'Bolt', 'Loom', 'Jacquard', 'Dobby', 'Twill', 'Worsted', 'Tweed'],
  ...['Fustian', 'Calico', 'Cambric', 'Muslin', 'Gingham', 'Serge', 'Flannel', 'Velvet'],
  ...['Damask', 'Brocade', 'Poplin', 'Linen', 'Flax', 'Hemp', 'Jute', 'Cotton', 'Merino'],
  ...['Fleece', 'Roving', 'Carder’s', 'Combers’', 'Spinners’', 'Weavers’', 'Dyers’', 'Fuller’s'],
  ...['Walker’s', 'Shearman’s', 'Draper’s', 'Mercers’', 'Hosiers’', 'Tailors’', 'Tuckers’'],
  ...['Clothiers’', 'Croppers’', 'Throwsters’', 'Lacemakers’', 'Menders’', 'Bleach', 'Thimble'],
  ...['Needle', 'Bodkin', 'Button', 'Ribbon', 'Tassel', 'Braid', 'Cord', 'Twine', 'Purl'],
  ...['Plait', 'Thread', 'Yarn', 'Whorl', 'Reel', 'Creel', 'Pirn', 'Quill', 'Batten', 'Reed'],
  ...['Sley', 'Harness', 'Raddle', 'Swift', 'Millrace', 'Tollgate', 'Granary', 'Foundry'],
  ...['Lamplighter’s', 'Ferry', 'Exchange', 'Wool', 'Ropewalk', 'Chandler’s', 'Cooper’s'],
];

const streetSuffixes: Record<StreetKind, readonly string[]> = {
  arterial: ['Road', 'Avenue', 'Parade'],
  major: ['Street', 'Way', 'Hill'],
  minor: ['Lane', 'Row', 'Walk', 'Green', 'Yard', 'Court', 'Place', 'Close'],
};

const streetPrefixes: readonly string[] = ['', 'Upper ', 'Lower ', 'Old ', 'Little '];

type Run = { street: number; kind: StreetKind; length: number };

const rank = ({ kind }: { kind: StreetKind }) => streetKinds.indexOf(kind);

/** Streets by class, then by length; a street counts as its widest class. */
function longestFirst(graph: StreetGraph): Run[] {
  const runs = new Map<number, Run>();
  for (const edge of graph.edges) {
    const run = runs.get(edge.street) ?? { street: edge.street, kind: edge.kind, length: 0 };
    run.length += edge.length;
    if (rank(edge) < rank(run)) run.kind = edge.kind;
    runs.set(edge.street, run);
  }
  return [...runs.values()].sort((p, q) => rank(p) - rank(q) || q.length - p.length);
}

/** Names streets by their ids (`edge.street`), each name once; the suffix tells the class. */
export function nameStreets(graph: StreetGraph, seed: number): Map<number, string> {
  const random = createRandom(seed * 104729 + 17);
  const words = shuffle(streetWords, random);
  const names = new Map<number, string>();
  const taken = new Set<string>();
  longestFirst(graph).forEach(({ street, kind }, turn) => {
    const suffixes = shuffle(streetSuffixes[kind], random);
    const word = words[turn % words.length] as string;
    const name = streetPrefixes
      .flatMap((prefix) => suffixes.map((suffix) => `${prefix}${word} ${suffix}`))
      .find((name) => !taken.has(name));
    if (!name) throw new RangeError(`No street name left for the ${kind} street ${street}`);
    taken.add(name);
    names.set(street, name);
  });
  return names;
}
