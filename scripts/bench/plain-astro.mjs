import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MODULES, NODE_FLAGS, projectNode, ROOT } from '../start/paths.mjs';
import { run } from '../start/run.mjs';
import { freePort, startNode, untilReady } from './processes.mjs';
import { filtersOf, ROWS } from './variant.mjs';

/** Inside the project, so that it finds the same Astro. */
const PLACE = path.join(ROOT, 'var', 'bench', 'plain-astro');

const PAGE = `---
import { DatabaseSync } from 'node:sqlite';
import Layout from '../Layout.astro';
const key = Symbol.for('bench.database');
const query = (globalThis[key] ??= new DatabaseSync(process.env.BENCH_DATABASE, { readOnly: true }).prepare(
  'select id, title, text, starts from filter join event on id = event where name = ? and value = ? order by starts, event limit 10 offset ?',
));
const params = Astro.url.searchParams;
const name = ['room', 'type', 'tag', 'series', 'genre'].find((filter) => params.has(filter));
const rows = query.all(name, Number(params.get(name)), (Number(params.get('page') ?? 1) - 1) * 10);
---
<Layout title="Programm">
<h1>Programm</h1>
<ul class="list">{rows.map((row) => (
  <li class="item">
    <h2><a href={\`/de/programm/\${row.id}\`}>{row.title}</a></h2>
    <p class="date"><time datetime={row.starts}>{row.starts}</time></p>
    <p class="text">{row.text}</p>
    <p><a class="more" href={\`/de/programm/\${row.id}\`}>Mehr erfahren</a></p>
  </li>
))}</ul>
</Layout>
`;

const LAYOUT = `---
const { title } = Astro.props;
const links = Array.from({ length: 20 }, (_, index) => ({ href: \`/de/seite-\${index}\`, label: \`Seite \${index}\` }));
---
<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>{title}</title><meta name="description" content="Alle Termine"></head><body>
<header><nav><ul>{links.map(({ href, label }) => <li><a href={href}>{label}</a></li>)}</ul></nav></header>
<main><slot /></main>
<footer><ul>{links.map(({ href, label }) => <li><a href={href}>{label}</a></li>)}</ul></footer>
</body></html>
`;

const CONFIG = `import node from '@astrojs/node';
export default { output: 'server', adapter: node({ mode: 'middleware' }), devToolbar: { enabled: false } };
`;

const MAIN = `import { createServer } from 'node:http';
import { handler } from './dist/server/entry.mjs';
createServer((request, response) => handler(request, response)).listen(Number(process.env.PORT), '127.0.0.1');
`;

/**
 * Builds what a first Astro site would do: one query by the first filter of the address,
 * along an index; a layout, ten rows.
 */
export async function buildPlainAstro() {
  mkdirSync(path.join(PLACE, 'src/pages'), { recursive: true });
  writeFileSync(path.join(PLACE, 'package.json'), '{"type":"module","private":true}\n');
  writeFileSync(path.join(PLACE, 'astro.config.mjs'), CONFIG);
  writeFileSync(path.join(PLACE, 'src/pages/list.astro'), PAGE);
  writeFileSync(path.join(PLACE, 'src/Layout.astro'), LAYOUT);
  writeFileSync(path.join(PLACE, 'main.mjs'), MAIN);
  const { bin } = JSON.parse(readFileSync(path.join(MODULES, 'astro/package.json'), 'utf8'));
  const astro = path.join(MODULES, 'astro', bin.astro);
  const args = [...NODE_FLAGS, astro, 'build', '--root', PLACE, '--silent'];
  const code = await run(projectNode(), args);
  if (code !== 0) throw new Error(`the plain Astro page did not build (exit code ${code})`);
}

const SENTENCE =
  'Ein Abend mit großer Sinfonik, kleinen Formen und einem Stück, das hier noch nie zu hören war. ';
/** What the plain page is without the texts of its rows. */
const FRAME_BYTES = 4600;

/**
 * @typedef {import('./variant.mjs').BenchEvent} BenchEvent
 * @param {string} file
 * @param {readonly BenchEvent[]} events
 * @param {number} pageBytes
 */
function fill(file, events, pageBytes) {
  const database = new DatabaseSync(file);
  database.exec(`create table event (id integer primary key, title text, text text);
    create table filter (name text, value integer, starts text, event integer,
      primary key (name, value, starts, event)) without rowid;
    begin`);
  const insert = database.prepare('insert into event (id, title, text) values (?, ?, ?)');
  const link = database.prepare(
    'insert into filter (name, value, starts, event) values (?, ?, ?, ?)',
  );
  const rowBytes = Math.max(0, (pageBytes - FRAME_BYTES) / ROWS);
  const text = SENTENCE.repeat(Math.round(rowBytes / Buffer.byteLength(SENTENCE)));
  for (const event of events) {
    insert.run(event.id, event.title, text);
    for (const [name, values] of Object.entries(filtersOf(event)))
      for (const value of values) link.run(name, value, event.date_start, event.id);
  }
  database.exec('commit');
  database.close();
}

/**
 * @param {string} folder
 * @param {readonly BenchEvent[]} events the same that the product shows
 * @param {number} pageBytes how large its page is to be
 */
export async function startPlainAstro(folder, events, pageBytes) {
  const file = path.join(folder, `plain-${events.length}.db`);
  fill(file, events, pageBytes);
  const port = await freePort();
  const program = startNode([path.join(PLACE, 'main.mjs')], {
    PORT: String(port),
    BENCH_DATABASE: file,
  });
  const url = `http://127.0.0.1:${port}/list`;
  await untilReady(`${url}?room=1`, program);
  return { ...program, url };
}
