// Runs first in every page, those included that could not be drawn. A build takes it out.
if (process.env.NODE_ENV === 'development') require('./scripts/dev/error-panel');
