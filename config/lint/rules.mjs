/** Ways to put text into a page as markup; Trusted Types refuse them in the browser, too. */
const MARKUP_SINKS = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'srcdoc',
  'setHTMLUnsafe',
  'createContextualFragment',
];

const sinks = [
  ...MARKUP_SINKS.map((name) => ({
    selector: `MemberExpression[property.name='${name}']`,
    message: `${name} makes markup of text. Build nodes, or take them from a fetched document.`,
  })),
  {
    selector:
      "MemberExpression[object.name='document'][property.name=/^(?:write|writeln|execCommand)$/]",
    message: 'Build nodes instead.',
  },
];

const attributes = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy forbids style attributes. Use a class.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Markup from a string is not for the browser.',
  },
  {
    selector: 'JSXAttribute[name.name=/^on[a-z]/]',
    message: 'The content security policy forbids inline handlers. Use addEventListener.',
  },
];

/** Where one event loop answers everybody, no file is waited for. */
export const serverRules = {
  'no-restricted-syntax': [
    'error',
    ...sinks,
    {
      selector: 'CallExpression[callee.name=/Sync$/]',
      message: 'A slow disk holds up every request. Use node:fs/promises.',
    },
  ],
};
/** These run before the first request or after the last one, or read what is no disk (`/proc`). */
export const AT_START = [
  'src/lib/server/http/{assets,open-store,previous-assets,serve}.ts',
  'src/lib/server/http/status/version.ts',
  'src/lib/server/http/workers/{priority,worker-pool,worker-silence}.ts',
  'src/lib/server/page-store/store-folder.ts',
];

/** What a page shows is only read; forms are read, and written by, actions. */
export const readRules = {
  'no-restricted-syntax': [
    'error',
    ...sinks,
    {
      selector: "Identifier[name='FormData']",
      message: 'A form is received by an action (lib/server/actions). Read FormValues.',
    },
  ],
};

/** Rules of all code. */
export const codeRules = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  // Refusing control characters takes naming them.
  'no-control-regex': 'off',
  'max-lines': ['error', { max: 300 }],
  'no-restricted-syntax': ['error', ...sinks],
  'no-throw-literal': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  '@typescript-eslint/no-dynamic-delete': 'off',
  '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
};

/**
 * Expressions of what a visitor's input may meet: none takes more than time in proportion
 * to its input (RL-05). What the rules cannot tell is measured by a test.
 */
export const expressionRules = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
  'regexp/optimal-lookaround-quantifier': 'error',
  'regexp/no-potentially-useless-backreference': 'error',
};

/** A wait of a test ends with what it waits for. Below a second it is one try of a loop. */
export const specRules = {
  'no-restricted-syntax': [
    'error',
    ...sinks,
    {
      selector: 'Property[key.name=/^(?:timeout|retries)$/] > Literal[value>=1000]',
      message: 'Wait for an event; a test that hangs is ended by playwright.config.ts.',
    },
    {
      selector:
        "CallExpression[callee.object.name='test'][callee.property.name=/^(?:slow|setTimeout)$/]",
      message: 'No test has a time-out of its own.',
    },
  ],
};

/** Rules of views; they repeat the ones above, because a rule's options do not add up. */
export const markupRules = {
  'no-restricted-syntax': ['error', ...sinks, ...attributes],
  // A list without bullets is no list to some screen readers unless it says so.
  // A placeholder for a link has no address until there is one (an empty cart).
  'astro/jsx-a11y/anchor-is-valid': ['error', { aspects: ['invalidHref', 'preferButton'] }],
  'astro/jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'], nav: [] }],
};
