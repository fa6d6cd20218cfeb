// Checks the built files against the browsers in package.json (`browserslist`, docs/browsers.md). Apart from the
// exceptions below, the files may not use any syntax, function, selector or value that one of these browsers lacks.
import { join } from 'node:path';
import { root } from './tool.mjs';

/**
 * Methods that the linter must not report, because other objects have methods with the same names, or because a library
 * checks for these methods first.
 */
const UNTOLD_METHODS = [
  ...['every', 'filter', 'find', 'flatmap', 'foreach', 'map', 'reduce', 'some'].map(
    (name) => `iterator-prototype-${name}`,
  ),
  // Texts have this name.
  'iterator-prototype-take',
  // zod has methods with these names.
  ...['set-prototype-intersection', 'set-prototype-difference'],
  // @noble/hashes and socket.io check for these methods before they use them.
  ...['uint8array-prototype-tohex', 'uint8array-fromhex', 'resizable-and-growable-arraybuffers'],
  // Supported since Chrome 97, Firefox 104 and Safari 15.4.
  'array-prototype-findlast-findlastindex',
];

/** Our code checks for these features before using them, so that browsers without them work too. */
const GUARDED = [
  'navigator.connection',
  'navigator.userActivation',
  'navigator.vibrate',
  'navigator.wakeLock',
  'WebTransport',
];

/**
 * All supported browsers have these properties. The browser data lists the properties as missing because of a feature
 * that Hush does not use or a prefix that the build adds.
 */
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

/** These properties make a page look better, but the page works without them. */
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
      // This script tells people that their browser is too old, so even the oldest browsers must be able to run it.
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
 * Prints, for each file, the features that the oldest supported browsers lack. Returns how many files pass and fail.
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
