import { writeSync } from 'node:fs';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { revisionText } from '../../../src/lib/editing/revision.ts';
import { saveDelta, type EditingServices } from '../../../src/lib/server/services/editing/save.ts';
import { loadEditable } from '../../../src/lib/server/services/editing/editable-record.ts';

/**
 * A process that saves a page's title again and again, each time a higher number, and
 * says so at once: until it is killed in the middle of it.
 */
const [dataDir = '', id = '', order = ''] = process.argv.slice(2);
/** The wrong order, as a control: said before it is done. */
const saysFirst = order === 'early';
const database = await openDatabase({ databaseUrl: null, dataDir });
// Titles need no kinds of modules, and nothing is published here.
const app = { database, modules: new Map(), now: () => new Date() } as unknown as EditingServices;

for (;;) {
  const editable = await loadEditable(database.db, 'page', Number(id));
  if (editable === null) throw new Error('the page is gone');
  const last = Number((editable.content['title'] as { readonly de: string }).de);
  const title = { de: String(last + 1), en: '' };
  if (saysFirst) writeSync(1, `${last + 1}\n`);
  const saved = await saveDelta(
    app,
    { kind: 'page', id: Number(id), revision: editable.revision },
    { fields: { title }, modules: {}, tree: null },
    { name: 'Test', locale: 'en', source: 'editor' },
  );
  if (!saved.ok) throw new Error(`${revisionText(editable.revision)}: ${saved.failure.message}`);
  if (!saysFirst) writeSync(1, `${last + 1}\n`);
}
