import type { Plugin } from 'vite';

/** `/dev` and `/dev/<game>` are one page. What else lies below, `client/dev/`, has an ending. */
const PAGE = /^\/dev(\/[\w-]*\/?)?(?=\?|$)/;

/** The playground (`client/dev/`): on the development server alone, and in no build. */
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
