/** 'articles' for 'Articles', but 'API'. */
export const inSentence = (name: string): string =>
  name === name.toUpperCase() ? name : name.toLowerCase();
