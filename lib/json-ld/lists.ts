import type { CollectionPage, ItemList, WithContext } from 'schema-dts';
import type { PagePath } from '../routes';
import { address, inContext, publisher } from './thing';

interface CollectionFacts {
  name: string;
  description: string;
  path: PagePath;
  /** The pages it leads to. */
  parts?: readonly { name: string; path: PagePath }[];
}

/** A page that lists others, such as the industries. */
export const collectionPage = (facts: CollectionFacts): WithContext<CollectionPage> =>
  inContext<CollectionPage>({
    '@type': 'CollectionPage',
    name: facts.name,
    description: facts.description,
    url: address(facts.path),
    publisher,
    ...(facts.parts?.[0] && {
      hasPart: facts.parts.map(({ name, path }) => ({
        '@type': 'WebPage' as const,
        name,
        url: address(path),
      })),
    }),
  });

/** A list in the order in which its page shows it. */
export const itemList = (name: string, names: readonly string[]): WithContext<ItemList> =>
  inContext<ItemList>({
    '@type': 'ItemList',
    name,
    numberOfItems: names.length,
    itemListElement: names.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry,
    })),
  });
