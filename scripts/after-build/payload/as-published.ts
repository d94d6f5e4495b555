// First in the file that renders: React chooses what it is made of when it is read, and the other make
// of it warns of keys that the page's data no longer bears.
if (process.env.NODE_ENV !== 'test') Object.assign(process.env, { NODE_ENV: 'production' });
