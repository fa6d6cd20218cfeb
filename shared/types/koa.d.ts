/** Stands in for Koa, which boardgame.io's types mention, where Koa's own types would bring those of Node. */
declare namespace Koa {
  type DefaultContext = object;
}
export default Koa;
