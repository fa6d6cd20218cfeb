// Module hooks that let Node run games outside the project. For Vite, scripts/games/outsideGames.ts does the same.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../run/tool.mjs';
import { isOfOutsideGame, OUTSIDE, outsideSource } from './gameFolders.mjs';

const ROOT = pathToFileURL(join(root, 'package.json')).href;

/** Resolves a package to the project's copy if the project has the package, so that there is only one copy. */
export async function resolve(specifier, context, next) {
  const { parentURL = '' } = context;
  if (!parentURL.startsWith('file:') || !isOfOutsideGame(specifier, fileURLToPath(parentURL)))
    return next(specifier, context);
  try {
    return await next(specifier, { ...context, parentURL: ROOT });
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    // `context` was changed by the first call.
    return next(specifier, { ...context, parentURL });
  }
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || fileURLToPath(url) !== OUTSIDE) return next(url, context);
  return { format: 'module', source: outsideSource((file) => pathToFileURL(file).href), shortCircuit: true };
}
