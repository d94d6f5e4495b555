// The package names its module build in a field that Node does not read, so the file is named whole.
declare module 'opentype.js/dist/opentype.mjs' {
  export * from 'opentype.js';
}
