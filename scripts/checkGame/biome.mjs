import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { cacheFolder, root } from '../run/tool.mjs';

/**
 * Returns the arguments that name a game to biome. Outside the project, biome gets a configuration with the rules of
 * biome.json.
 */
export function biomeOn(folder) {
  if (!isAbsolute(folder)) return [folder];
  const { files, overrides, vcs, ...shared } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const anywhere = (patterns) =>
    patterns
      .filter((pattern) => !/docs\/examples|board\/map/.test(pattern))
      .map((pattern) => pattern.replace(/games\/\*\/(\*\*\/)?/, '**/'));
  const config = { ...shared, files: { includes: [...anywhere(files.includes), '!**/node_modules'] } };
  const place = join(cacheFolder(), basename(folder));
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'biome.json'), JSON.stringify(config));
  return [`--config-path=${join(place, 'biome.json')}`, folder];
}
