/** What is wrong with a file of stops, in one line. */
export class FileError extends Error {}
