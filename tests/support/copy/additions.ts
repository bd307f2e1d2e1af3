import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One thing that a developer adds: rows in files that are there, and new files. */
export interface Addition {
  readonly rows: readonly AddedRow[];
  /** By their path from the project's folder. */
  readonly files: Readonly<Record<string, string>>;
}

/** Some lines that a file gets. */
interface AddedRow {
  readonly file: string;
  /** The line before which the row stands. */
  readonly before: string;
  readonly row: string;
  /** The import that the row needs. */
  readonly imported?: string;
}

/** A page: its row and its file. */
const ROUTE: Addition = {
  rows: [
    {
      file: 'src/lib/routing/routes.ts',
      before: '  // Last: every other path may be a CMS page.',
      row: `  added: route({ de: 'neue-seite', en: 'added-page' }, { page: '_site/added.astro', sitemap: 99 }),`,
    },
  ],
  files: {
    'src/pages/_site/added.astro': `---
import Default from '../../layouts/Default.astro';
import { makePage, translationsOf } from '../../lib/server/page-data/page/page.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';

const context = await createPageContext(Astro);
const facts = { route: 'added', title: 'Added page', description: 'Added page' } as const;
const page = makePage(context, { ...facts, translations: translationsOf('added') });
Astro.cache.set(context.cacheOptions());
---

<Default page={page}>
  <h1>Added page</h1>
</Default>
`,
  },
};

/**
 * A kind of record: its description and its row. What databases hold already is changed by
 * migrations alone, so that a new table is one more file and its row.
 */
const KIND: Addition = {
  rows: [
    {
      file: 'src/content/records/kinds.ts',
      before: '  menu_item: menuItem,',
      row: '  added_sponsor: addedSponsor,',
      imported: `import { addedSponsor } from './added-sponsor.ts';`,
    },
    {
      file: 'src/lib/accounts/permissions.ts',
      before: '  menu_item: CONTENT,',
      row: '  added_sponsor: CONTENT,',
    },
    {
      file: 'src/lib/server/db/migrate.ts',
      before: '};',
      row: `  '9999_added': added,`,
      imported: `import * as added from './migrations/9999_added.ts';`,
    },
  ],
  files: {
    'src/content/records/added-sponsor.ts': `import { flag } from '../fields/scalar.ts';
import { line } from '../fields/translated.ts';
import { defineRecord } from './define.ts';

export const addedSponsor = defineRecord({
  kind: 'added_sponsor',
  label: { de: 'Förderer', en: 'Sponsor' },
  title: 'name',
  isReference: true,
  fields: { name: line({ required: true }), is_main: flag(false) },
});
`,
    'src/lib/server/db/migrations/9999_added.ts': `import type { Kysely } from 'kysely';
import { createRecordTable } from './create-table.ts';

export const up = (db: Kysely<Record<string, never>>): Promise<void> =>
  createRecordTable(db, 'added_sponsor', { text: ['name_de', 'name_en'], integer: ['is_main'] });
`,
  },
};

/** A filter of the programme: its row. */
const FILTER: Addition = {
  rows: [
    {
      file: 'src/lib/programme/filter-groups.ts',
      before: '] as const satisfies readonly FilterGroup[];',
      row: `  {
    key: 'season',
    field: 'season',
    kind: 'season',
    label: { de: 'Neuer Filter', en: 'Added filter' },
    narrowsCalendar: true,
  },`,
    },
  ],
  files: {},
};

/** An editing call: its row. */
const CALL: Addition = {
  rows: [
    {
      file: 'src/lib/server/api/editor/choice-calls.ts',
      before: `  editorCall({
    path: 'finder',`,
      row: `  editorCall({
    path: 'added/[id]',
    where: { id: '[1-9]\\\\d{0,8}' },
    method: 'POST',
    summary: 'an added call',
    body: z.strictObject({ word: z.string().max(20) }),
    ifMatch: true,
    run: ({ id, body, revision }) => Promise.resolve({ status: 200, body: { id, ...body, revision } }),
  }),`,
    },
  ],
  files: {},
};

const MODULE_FOLDER = 'src/content/modules/addednote';
/** A module: its folder. */
const MODULE: Addition = {
  rows: [],
  files: {
    [`${MODULE_FOLDER}/module.ts`]: `import { words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'addednote',
  label: { de: 'Neuer Hinweis', en: 'Added note' },
  synonyms: { de: ['Notiz'], en: ['remark'] },
  group: 'text',
  fields: { note: words({ label: { de: 'Hinweis', en: 'Note' }, isRequired: true }) },
});
`,
    [`${MODULE_FOLDER}/View.astro`]: `---
import type { ViewProps } from '../../../lib/views/module-view.ts';
import type { module } from './module.ts';

type Props = ViewProps<typeof module>;
---

<p class="added-note">{Astro.props.data.note}</p>
`,
    [`${MODULE_FOLDER}/examples.ts`]: `import type { Examples } from '../define.ts';
import type { module } from './module.ts';

const data = { note: { de: 'Hinweis', en: 'Note' } };
export const examples: Examples<typeof module> = {
  default: { data },
  minimal: { data },
  longest: { data },
  compound: { data },
};
`,
  },
};

/** One of each thing that the architecture says is one row or one folder. */
export const ADDITIONS = {
  route: ROUTE,
  kind: KIND,
  filter: FILTER,
  call: CALL,
  module: MODULE,
} as const satisfies Readonly<Record<string, Addition>>;

/**
 * A text with a row in its place.
 * @throws {Error} where there is no such place, or more than one
 */
export function withRow(text: string, { file, before, row, imported }: AddedRow): string {
  const [head, tail, ...more] = text.split(`\n${before}\n`);
  if (head === undefined || tail === undefined || more.length > 0)
    throw new Error(`${file} has not one place before «${before}»`);
  const added = `${head}\n${row}\n${before}\n${tail}`;
  return imported === undefined ? added : `${imported}\n${added}`;
}

/** Adds a thing to a copy of the project. */
export function add(root: string, { rows, files }: Addition): void {
  for (const row of rows) {
    const file = path.join(root, row.file);
    writeFileSync(file, withRow(readFileSync(file, 'utf8'), row));
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    appendFileSync(file, text);
  }
}
