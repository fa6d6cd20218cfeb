import type { Plugin } from 'vite';

/** `/dev` and `/dev/<game>` are one page. Other paths below `client/dev/` are files with an extension. */
const PAGE = /^\/dev(\/[\w-]*\/?)?(?=\?|$)/;

/** Serves the playground (`client/dev/`) on the development server; it is in no build. */
export function playground(): Plugin {
  return {
    name: 'playground',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _answer, next) => {
        if (request.url) request.url = request.url.replace(PAGE, '/dev/index.html');
        next();
      });
    },
  };
}
