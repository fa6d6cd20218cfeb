/**
 * An empty replacement for Koa's types, to which boardgame.io's types refer. Koa's real types would pull in Node's
 * types.
 */
declare namespace Koa {
  type DefaultContext = object;
}
export default Koa;
