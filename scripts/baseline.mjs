// Checks the built files against the browsers in package.json (`browserslist`, docs/browsers.md): they may use no
// syntax, function, selector or value that one of these lacks, except those listed here.
import { join } from 'node:path';
import { root } from './tool.mjs';

/** Names that arrays have too, or methods that a library calls only if they exist. */
const UNTOLD_METHODS = [
  ...['every', 'filter', 'find', 'flatmap', 'foreach', 'map', 'reduce', 'some'].map(
    (name) => `iterator-prototype-${name}`,
  ),
  // zod has methods of these names.
  ...['set-prototype-intersection', 'set-prototype-difference'],
  // @noble/hashes and socket.io test for these before using them.
  ...['uint8array-prototype-tohex', 'uint8array-fromhex', 'resizable-and-growable-arraybuffers'],
  // Chrome 97, Firefox 104, Safari 15.4.
  'array-prototype-findlast-findlastindex',
];

/** Tested before use; browsers without them work too. */
const GUARDED = [
  'navigator.connection',
  'navigator.userActivation',
  'navigator.vibrate',
  'navigator.wakeLock',
  'WebTransport',
];

/** All the browsers have them; the data counts a part that Hush does not use, or a prefix that the build adds. */
const HAVE_ALL = [
  'container',
  'container-type',
  'hyphens',
  'mask',
  'mask-image',
  'outline',
  'paint-order',
  'user-select',
];

/** Without them a page looks plainer, but works the same. */
const PLAINER = [
  ...['forced-color-adjust', 'overscroll-behavior', 'overscroll-behavior-y', 'scrollbar-color', 'scrollbar-width'],
  ...['text-size-adjust', 'text-wrap', 'zoom'],
];

const CSS = {
  available: 2022,
  allowProperties: [...HAVE_ALL, ...PLAINER],
  allowAtRules: ['container'],
  allowSelectors: ['has', 'marker'],
  allowFunctions: ['color-mix', 'fit-content'],
};

async function linter() {
  const { ESLint } = await import('eslint');
  const { default: css } = await import('@eslint/css');
  const { default: compat } = await import('eslint-plugin-compat');
  const { default: es } = await import('eslint-plugin-es-x');
  const later = Object.entries(es.configs['flat/restrict-to-es2022'].rules);
  const rules = later.filter(([rule]) => !UNTOLD_METHODS.includes(rule.replace('es-x/no-', '')));
  return new ESLint({
    cwd: root,
    overrideConfigFile: true,
    allowInlineConfig: false,
    ignore: false,
    overrideConfig: [
      {
        files: ['**/*.js'],
        plugins: { 'es-x': es, compat },
        languageOptions: { ecmaVersion: 2022 },
        settings: { 'es-x': { aggressive: true }, polyfills: GUARDED },
        rules: { ...Object.fromEntries(rules), 'compat/compat': 'error' },
      },
      // Runs in browsers of all ages, to say that one is too old.
      { files: ['**/baseline.js'], languageOptions: { ecmaVersion: 5, sourceType: 'script' } },
      {
        files: ['**/*.css'],
        plugins: { css },
        language: 'css/css',
        languageOptions: { tolerant: true },
        rules: { 'css/use-baseline': ['error', CSS] },
      },
    ],
  });
}

/**
 * Prints what a browser of the baseline lacks, by file.
 * @returns the number of files that pass and that fail
 */
export async function checkBaseline(files = join('dist', 'client', '**', '*.{js,css}')) {
  const eslint = await linter();
  const results = await eslint.lintFiles([files]);
  const broken = results.filter(({ errorCount }) => errorCount > 0);
  for (const { filePath, messages } of broken) {
    console.log(`  ✗ ${filePath.slice(root.length + 1)}`);
    for (const { message, line, column } of messages) console.log(`      ${line}:${column} ${message}`);
  }
  if (broken.length === 0) console.log(`  ✓ ${results.length} built files`);
  return { passed: results.length - broken.length, failed: broken.length };
}
