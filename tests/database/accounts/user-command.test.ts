import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Browser, userOf } from '../../support/accounts/accounts.ts';
import { databaseFor, appAt } from '../../support/database/house.ts';

const MAIN = path.resolve('src/lib/server/cli/main.ts');

describe('npm run user', () => {
  // ASVS 6.3.2, ASVS 6.4.1, ASVS 7.4.5
  it('US-02 lets somebody in with a password that is shown once, and out again', async () => {
    const place = await databaseFor('sqlite', 'bare');
    const run = async (...args: readonly string[]) => {
      const env = { DATA_DIR: place.dataDir };
      const call = [MAIN, 'user', ...args];
      return (await promisify(execFile)(process.execPath, call, { env })).stdout;
    };
    const who = ['--email', 'Anna@Example.org'];
    const names = ['--first', 'Anna', '--last', 'Probst'];
    const told = await run('add', ...who, ...names, '--role', 'editor');
    const password = /^Password: (\S+)$/mu.exec(told)?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(20);
    const app = await appAt(place);
    const browser = new Browser();
    // The cookies of this venue are those of an encrypted site.
    expect(await browser.signIn(app, 'anna@example.org', password)).toBe('in');
    expect((await userOf(app.accounts, browser.headers))?.role).toBe('editor');
    await run('role', ...who, '--role', 'box_office');
    // Whoever may do something else now signs in anew.
    expect(await userOf(app.accounts, browser.headers)).toBeNull();
    expect(await browser.signIn(app, 'anna@example.org', password)).toBe('in');
    expect((await userOf(app.accounts, browser.headers))?.role).toBe('box_office');
    expect(await run('list')).toBe('anna@example.org\tAnna Probst\tbox_office\n');
    await expect(run('second-factor', ...who, '--reason', 'lost phone')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no second step') as unknown,
    });
    await run('disable', ...who);
    expect(await userOf(app.accounts, browser.headers)).toBeNull();
    await expect(run('add', ...who, ...names, '--role', 'editor')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already') as unknown,
    });
    await expect(
      run('add', '--email', 'x', ...names, '--role', 'king', '--password', 'short'),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/email:[^]*role:[^]*password:/u) as unknown,
    });
  });
});
