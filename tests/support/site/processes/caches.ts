import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnGroup } from './process-group.ts';

const read = (name: string): string => readFileSync(path.resolve('deploy', name), 'utf8');

/** Whether a program is on this machine; where it is not, what needs it is not checked. */
export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['-V'], { stdio: 'ignore' }).error === undefined;

interface Ports {
  readonly port: string;
  /** Of the product. */
  readonly origin: string;
}

async function untilOpen(child: ChildProcess, port: string): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/de`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(output);
}

/** Varnish with `deploy/varnish.vcl`, only its ports changed. */
export async function startVarnish({ port, origin }: Ports): Promise<ChildProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-varnish-'));
  const file = path.join(folder, 'foyer.vcl');
  writeFileSync(file, read('varnish.vcl').replace('"4321"', `"${new URL(origin).port}"`));
  const listen = `127.0.0.1:${port}`;
  const child = spawnGroup(
    'varnishd',
    [
      '-F',
      '-j',
      'none',
      '-n',
      path.join(folder, 'work'),
      '-a',
      listen,
      '-f',
      file,
      '-s',
      'malloc,64m',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await untilOpen(child, port);
  return child;
}

/** nginx with `deploy/nginx.conf`, without certificates and on a port of its own. */
export async function startNginx({ port, origin }: Ports): Promise<ChildProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-nginx-'));
  mkdirSync(path.join(folder, 'cache'));
  const [site = ''] = read('nginx.conf').split(/^server \{\n {2}listen 80;/mu);
  const config = site
    .replace(/^ {2}ssl_.*\n/gmu, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('/var/lib/nginx/foyer', `${folder}/cache`)
    .replace(/^ {2}access_log .*\n/mu, '')
    .replace('server 127.0.0.1:4321', `server ${new URL(origin).host}`)
    .replace('proxy_set_header Host $host', 'proxy_set_header Host $http_host');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\nuser root;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n${temporary}\naccess_log off;\n${config}\n}\n`,
  );
  const child = spawnGroup('nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilOpen(child, port);
  return child;
}
