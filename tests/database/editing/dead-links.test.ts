import { describe, expect, it } from 'vitest';
import type { StoredModule } from '../../../src/content/fields/module-tree.ts';
import { richTextFrom } from '../../../src/content/rich-text/write.ts';
import type { Content } from '../../../src/lib/editing/content.ts';
import { opened, openPage, save } from '../../support/editing/editing.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { page } from '../../support/content/pages.ts';
import { valueOf } from '../../support/content/records.ts';

const GONE = 'page:999999';
const TOLD = 'Der Link führt zu etwas, das es nicht gibt!';

const urls = (name: number | string) => ({ de: `tot/${name}`, en: `dead/${name}` });

const module = (kind: string, data: Record<string, unknown>) => ({
  id: 'a',
  kind,
  version: 1,
  data,
  columns: [],
});
/** Each way in which a module links, with the field that has to tell. */
const links = (target: string): readonly (readonly [string, StoredModule])[] => [
  ['modules.0.data.link', module('link', { link: target, link_text: { de: 'Hin', en: 'There' } })],
  [
    'modules.0.data.content.de',
    module('text', {
      content: { de: richTextFrom(`Ein [Weg](${target}).`), en: [] },
    }),
  ],
  [
    'modules.0.data.content.de',
    module('text', { content: { de: richTextFrom(`- [Weg](${target})`), en: [] } }),
  ],
  [
    'modules.0.columns.0.0.data.link',
    {
      ...module('container', { layout: '50-50' }),
      columns: [
        [{ ...module('link', { link: target, link_text: { de: 'Hin', en: 'There' } }), id: 'b' }],
        [],
      ],
    },
  ],
];

describe.each(ENGINES)('ED-06 links to what is not there on %s', (engine) => {
  it('are told at their field in a draft, and no record is saved with them', async () => {
    const app = await appFor(engine, 'demo');
    for (const [index, [path, dead]] of links(GONE).entries()) {
      const state = await openPage(app, { urls: urls(index) });
      const withLink = (content: Content): Content => ({ ...content, modules: [dead] });
      const saved = valueOf(await save(app, state, withLink));
      expect(saved.fieldErrors).toMatchObject({ [path]: TOLD });
      expect((await opened(app, 'page', state.id)).fieldErrors).toMatchObject({ [path]: TOLD });
      const made = await app.records.create(
        'page',
        page({ modules: [dead], urls: urls(`new-${index}`) }),
      );
      expect(made).toMatchObject({
        ok: false,
        failure: { code: 'invalid', fields: { [path]: expect.any(String) as unknown } },
      });
    }
  });

  it('may stay where they led somewhere once, and what is there is linked', async () => {
    const app = await appFor(engine, 'demo');
    const target = valueOf(await app.records.create('page', page()));
    for (const [index, [, alive]] of links(`page:${target.id}`).entries()) {
      const state = await openPage(app, { modules: [alive], urls: urls(index) });
      expect(Object.values(state.fieldErrors)).not.toContain(TOLD);
    }
  });
});
