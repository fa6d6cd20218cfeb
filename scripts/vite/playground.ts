import type { Plugin } from 'vite';

/** Matches the playground's page, `/dev` or `/dev/<game>`. All other paths below `/dev` are files with an extension. */
const PAGE = /^\/dev(\/[\w-]*\/?)?(?=\?|$)/;

/** Serves the playground (`client/dev/`) on the development server. Builds do not contain it. */
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
