import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MODULES, NODE_FLAGS, projectNode, ROOT } from '../start/paths.mjs';
import { run } from '../start/run.mjs';
import { freePort, startNode, untilReady } from './processes.mjs';

/** Inside the project, so that it finds the same Astro. */
const PLACE = path.join(ROOT, 'var', 'bench', 'plain-astro');

const PAGE = `---
import { DatabaseSync } from 'node:sqlite';
import Layout from '../Layout.astro';
const key = Symbol.for('bench.query');
const query = (globalThis[key] ??= new DatabaseSync(process.env.BENCH_DATABASE, { readOnly: true }).prepare(
  'select id, title, text, starts from event where room = ? and starts >= ? order by starts limit 30',
));
const room = Number(Astro.url.searchParams.get('room') ?? 1);
const rows = query.all(room, '2000-01-01');
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

/** Builds what a first Astro site would do: one query, a layout, a list of thirty with a few lines each (about 25 kB). */
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

/** As long as the teaser of a post. */
const TEXT =
  'Ein Abend mit großer Sinfonik, kleinen Formen und einem Stück, das hier noch nie zu hören war. '.repeat(
    4,
  );

/** @param {string} file @param {number} events */
function fill(file, events) {
  const database = new DatabaseSync(file);
  database.exec(`create table event (id integer primary key, title text, text text, starts text, room integer);
    create index event_room on event (room, starts); begin`);
  const insert = database.prepare(
    'insert into event (title, text, starts, room) values (?, ?, ?, ?)',
  );
  for (let number = 0; number < events; number += 1) {
    const day = new Date(Date.UTC(2030, 0, 1 + (number % 420))).toISOString();
    insert.run(`Sinfoniekonzert Nr. ${number}`, TEXT, day, (number % 5) + 1);
  }
  database.exec('commit');
  database.close();
}

/** @param {string} folder @param {number} events */
export async function startPlainAstro(folder, events) {
  const file = path.join(folder, `plain-${events}.db`);
  fill(file, events);
  const port = await freePort();
  const program = startNode([path.join(PLACE, 'main.mjs')], {
    PORT: String(port),
    BENCH_DATABASE: file,
  });
  const url = `http://127.0.0.1:${port}/list`;
  await untilReady(url, program);
  return { ...program, url };
}
