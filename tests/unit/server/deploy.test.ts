import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../../src/lib/server/config/env.ts';
import { SESSION_COOKIES } from '../../../src/lib/server/http/request/session-signature.ts';
import { EXIT } from '../../../src/lib/server/http/serve.ts';
import { ROOT } from '../../support/source-files.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, 'deploy', file), 'utf8');
/** Made by the build and by an installation: not there before. */
const MADE = ['builds', 'dist', 'node_modules'];
const START = 'node --disable-warning=ExperimentalWarning scripts/serve.mjs';

/** Settings that are given a value which none of them takes, as the product names them. */
const known = (names: readonly string[]): readonly string[] => {
  const wrong = Object.fromEntries(names.map((name) => [name, '\u0000']));
  const result = readEnv(wrong);
  const told = result.ok ? [] : result.fieldErrors.map((line) => line.split(':', 1)[0] ?? '');
  // These take any text.
  return [...told, 'DATA_DIR', 'HOST'];
};

describe('OP-02 what a site is operated with', () => {
  const dockerfile = read('Dockerfile');
  const unit = read('foyer.service');

  it('copies into the image what is there, and starts it as the service is started', () => {
    const copied = [...dockerfile.matchAll(/--from=build \/foyer\/(\S+)/gu)].map(
      ([, name = '']) => name,
    );
    expect(copied.length).toBeGreaterThan(5);
    const missing = copied.filter(
      (name) => !MADE.includes(name) && !existsSync(path.join(ROOT, name)),
    );
    expect(missing).toEqual([]);
    const command = JSON.parse(/^CMD (\[.*\])$/mu.exec(dockerfile)?.[1] ?? '[]') as string[];
    expect(command.join(' ')).toBe(START);
    expect(/^ExecStart=.*\/(node .*)$/mu.exec(unit)?.[1]).toBe(START);
  });

  it('sets what the product knows', () => {
    const names = [
      ...[...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): \$\{/gmu)].map(([, name = '']) => name),
      ...[...unit.matchAll(/^Environment=([A-Z_]+)=/gmu)].map(([, name = '']) => name),
      ...[...(/^ENV (.*)$/mu.exec(dockerfile)?.[1] ?? '').matchAll(/([A-Z_]+)=/gu)].map(
        ([, name = '']) => name,
      ),
    ].filter((name) => name !== 'POSTGRES_PASSWORD');
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !known(names).includes(name))).toEqual([]);
  });

  it('is not started again after what only a person can mend', () => {
    const { ok: _, bug: __, ...lasting } = EXIT;
    const codes = /^RestartPreventExitStatus=(.*)$/mu.exec(unit)?.[1]?.split(' ').map(Number);
    expect(codes).toEqual(Object.values(lasting).toSorted());
  });

  it('has the addresses of operators behind the proxy', () => {
    expect(read('nginx.conf')).toContain(
      'location ~ ^/(?:healthz|readyz|metrics)$ {\n    return 404;',
    );
  });

  it.each(['nginx.conf', 'varnish.vcl'])(
    'lets whoever is signed in pass the cache of %s',
    (file) => {
      const [, source = ''] = /"~?(\(.*foyer_session=)"/u.exec(read(file)) ?? [];
      const passes = (cookies: string): boolean => new RegExp(source, 'u').test(cookies);
      expect(SESSION_COOKIES).toContain('__Host-foyer_session');
      for (const name of SESSION_COOKIES) {
        expect([name, passes(`${name}=a`), passes(`locale=de; ${name}=a`)]).toEqual([
          name,
          true,
          true,
        ]);
        expect([name, passes(`my-${name}=a`), passes(`${name}s=a`)]).toEqual([name, false, false]);
      }
      expect(passes('locale=de; foyer_user=1')).toBe(false);
    },
  );
});
