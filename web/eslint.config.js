import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Layout is Prettier's business; what is here finds mistakes. It is run in the root of the project,
// so that the browser tests are seen, too.
export default ts.config(
  { ignores: ['**/dist/', '**/node_modules/', 'web/src/protocol/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // TypeScript knows the names, and knows them better.
      'no-undef': 'off',
      eqeqeq: ['error', 'always'],
      // Props and derived values are declared with `let`, as Svelte's own documentation does.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived', '$state'] }],
      // Lists without identity are drawn by position.
      'svelte/require-each-key': 'off',
      // Drawings are strings of `src/art`; what people write never goes through `@html`.
      'svelte/no-at-html-tags': 'off',
      // Caches and scratch sets are plain on purpose: nothing is drawn from them.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  // Nobody else knows the names there.
  { files: ['e2e/**'], rules: { 'no-undef': 'error' } },
)
