// Module hooks with which Playwright runs rules. boardgame.io's entries are folders, which Node does not import.
export const resolve = (specifier, context, next) =>
  next(specifier.replace(/^boardgame\.io\/(core|internal)$/, 'boardgame.io/dist/cjs/$1.js'), context);
