/** Stands in for Koa's types, which boardgame.io's types mention. Koa's own types would bring in the types of Node. */
declare namespace Koa {
  type DefaultContext = object;
}
export default Koa;
