// The package names its module build in a field that Node does not read.
declare module 'opentype.js/dist/opentype.mjs' {
  export * from 'opentype.js';
}
