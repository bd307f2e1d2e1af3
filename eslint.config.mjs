import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { codeRules, markupRules, typedRules } from './config/lint/rules.mjs';
import { zones } from './config/lint/zones.mjs';

const TYPED = ['**/*.ts', '**/*.tsx'];
const MARKUP = ['**/*.astro', '**/*.tsx'];

export default defineConfig(
  globalIgnores(['dist/', 'var/', '.astro/', 'test-results/', 'playwright-report/']),
  js.configs.recommended,
  ts.configs.strict,
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
  { files: ['**/*.tsx'], ...a11y.configs.strict },
  {
    files: TYPED,
    // Scripts inside .astro files are type-checked by `astro check`.
    ignores: ['**/*.astro/*.ts'],
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: typedRules,
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': {
        '@typescript-eslint/parser': ['.ts', '.tsx'],
        'astro-eslint-parser': ['.astro'],
      },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.astro', '.mjs', '.js', '.json'] }),
      ],
    },
    rules: {
      ...codeRules,
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
    },
  },
  { files: MARKUP, rules: markupRules },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  // The parser and TypeScript know every name; this rule knows no types.
  { files: ['**/*.ts', '**/*.tsx', '**/*.astro'], rules: { 'no-undef': 'off' } },
);
