/** Replaces Koa's types, which boardgame.io's types mention. Koa's own types would bring in Node's. */
declare namespace Koa {
  type DefaultContext = object;
}
export default Koa;
