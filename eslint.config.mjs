import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y-x';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import {
  AT_START,
  codeRules,
  expressionRules,
  markupRules,
  readRules,
  serverRules,
  specRules,
} from './config/lint/rules.mjs';
import { zones } from './config/lint/zones.mjs';

export default defineConfig(
  globalIgnores(['**/dist/', 'builds/', 'var/', '.astro/', 'test-results/', 'playwright-report/']),
  js.configs.recommended,
  ts.configs.strict,
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  { files: ['**/*.tsx'], ...a11y.configs.strict },
  { files: ['**/*.tsx'], rules: { 'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'] }] } },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.astro', '.mjs', '.js', '.json'] }),
      ],
    },
    rules: codeRules,
  },
  { files: ['src/**'], plugins: { regexp }, rules: expressionRules },
  { files: ['src/lib/server/{http,page-store}/**'], ignores: AT_START, rules: serverRules },
  { files: ['src/lib/server/page-data/**'], rules: readRules },
  zones,
  { files: ['**/*.astro', '**/*.tsx'], rules: markupRules },
  // A form that comes back refused begins with why: that is what the focus is for, without scripts too.
  {
    files: ['src/layouts/booking/ErrorSummary.astro'],
    rules: { 'astro/jsx-a11y/no-autofocus': 'off' },
  },
  { files: ['tests/{http,e2e}/**/*.ts'], rules: specRules },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  // TypeScript knows which names there are.
  { files: ['**/*.ts', '**/*.tsx', '**/*.astro'], rules: { 'no-undef': 'off' } },
);
