/** What search engines are told of a page, in the words of schema.org: one file a family of shapes. */
export * from './articles';
export * from './contact';
export * from './lists';
export * from './product';
export * from './site';
