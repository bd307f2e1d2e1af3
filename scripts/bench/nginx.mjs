import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { freePort, start, untilReady } from './processes.mjs';

/** What nginx writes by itself. */
const OWN = ['content-length', 'content-type', 'content-encoding', 'etag', 'vary', 'last-modified'];

/** @param {readonly string[]} head */
const headersOf = (head) =>
  head
    .map((name, place) => /** @type {const} */ ([name, head[place + 1] ?? '']))
    .filter(([name], place) => place % 2 === 0 && !OWN.includes(name.toLowerCase()))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    .join('\n');

/**
 * nginx with one worker and the same page as a file, compressed beforehand.
 * @param {string} folder
 * @param {string} encoding identity or gzip
 * @param {{ head: readonly string[], body: Buffer }} answer
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, url: string } | null>} null where nginx is not installed
 */
export async function startNginx(folder, encoding, { head, body }) {
  const place = path.join(folder, `nginx-${encoding}`);
  mkdirSync(path.join(place, 'html'), { recursive: true });
  const page = path.join(place, 'html', 'page.html');
  writeFileSync(page, encoding === 'gzip' ? gunzipSync(body) : body);
  if (encoding === 'gzip') writeFileSync(`${page}.gz`, body);
  const port = await freePort();
  const config = path.join(place, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off;
master_process off;
pid ${place}/nginx.pid;
error_log ${place}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  gzip_vary on;
  types { text/html html; }
  client_body_temp_path ${place}/body;
  proxy_temp_path ${place}/proxy;
  fastcgi_temp_path ${place}/fastcgi;
  uwsgi_temp_path ${place}/uwsgi;
  scgi_temp_path ${place}/scgi;
  open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    root ${place}/html;
    ${headersOf(head)}
  }
}
`,
  );
  const program = start('nginx', ['-p', place, '-c', config]);
  const isMissing = await new Promise((resolve) => {
    program.child.once('error', () => resolve(true));
    program.child.once('spawn', () => resolve(false));
  });
  if (isMissing) return null;
  const url = `http://127.0.0.1:${port}/page.html`;
  await untilReady(url, program);
  return { child: program.child, url };
}
