import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { renderUsage, type CommandDef } from 'citty';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { foyer as program } from '../../../src/lib/server/cli/commands.ts';
import { databaseFor } from '../../support/database/house.ts';

const MAIN = path.resolve('src/lib/server/cli/main.ts');

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c30' } })
    .png()
    .toBuffer();

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of `foyer` in a venue. */
async function foyer(dataDir: string, ...args: readonly string[]): Promise<Outcome> {
  const env = { DATA_DIR: dataDir, NO_COLOR: '1' };
  const call = ['--disable-warning=ExperimentalWarning', MAIN, ...args];
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, call, { env })) };
  } catch (error) {
    return error as Outcome;
  }
}

type Command = CommandDef;

const metaOf = ({ meta }: Command) => (typeof meta === 'function' ? meta() : meta);

/** A command and all below it that helps name, with the words that call each. */
async function commandsBelow(
  command: Command,
  words: readonly string[] = [],
): Promise<readonly (readonly [words: string, command: Command, isLeaf: boolean])[]> {
  if ((await metaOf(command))?.hidden === true) return [];
  const inner = Object.entries(
    (command.subCommands ?? {}) as Record<string, Command | (() => Promise<Command>)>,
  );
  const below = await Promise.all(
    inner.map(async ([name, given]) =>
      commandsBelow(typeof given === 'function' ? await given() : given, [...words, name]),
    ),
  );
  return [[words.join(' '), command, inner.length === 0], ...below.flat()];
}

describe('the command line', () => {
  it('says of every command what it does and what it takes', async () => {
    const commands = await commandsBelow(program);
    const names = commands.map(([words]) => words);
    expect(names).toEqual(expect.arrayContaining(['backup', 'mail test', 'restore', 'user add']));
    for (const [words, command, isLeaf] of commands) {
      const help = await renderUsage(command);
      const { description = '' } = (await metaOf(command)) ?? {};
      expect([words, description]).not.toEqual([words, '']);
      if (isLeaf) expect([words, help]).toEqual([words, expect.stringContaining('--json')]);
    }
    // As it is called.
    const { code, stdout } = await foyer('/nowhere', 'user', '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('disable');
  });

  it('prints one object with --json, and changes nothing with --dry-run', async () => {
    const { dataDir } = await databaseFor('sqlite', 'bare');
    const image = path.join(dataDir, 'hall.png');
    writeFileSync(image, await picture());
    const backups = path.join(dataDir, 'backups');
    mkdirSync(backups);
    const object = async (
      ...args: readonly string[]
    ): Promise<Readonly<Record<string, unknown>>> => {
      const { code, stdout, stderr } = await foyer(dataDir, ...args, '--json');
      expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' });
      return JSON.parse(stdout) as Readonly<Record<string, unknown>>;
    };
    expect(await object('media', 'add', image, '--dry-run')).toMatchObject({ isAdded: false });
    expect(await object('seed', '--dry-run')).toEqual({ isReplaced: false });
    expect(await object('user', 'list')).toEqual({ users: [] });
    const who = ['--email', 'a@example.org', '--first', 'Ada', '--last', 'Redlich'];
    expect(await object('user', 'add', ...who, '--role', 'editor')).toMatchObject({
      role: 'editor',
      password: expect.stringMatching(/^\S{20,}$/u) as string,
    });
    expect(await object('user', 'list')).toMatchObject({ users: [{ email: 'a@example.org' }] });
    expect(await object('backup', backups, '--files')).toMatchObject({ copied: { files: 0 } });
    const set = path.join(backups, readdirSync(backups)[0] ?? '');
    expect(await object('restore', set, '--dry-run')).toMatchObject({ isRestored: false });
    expect(await object('personal-data', 'export', 'a@example.org')).toHaveProperty('sources');
    expect(await object('mail', 'test', '--to', 'it@example.org')).toMatchObject({ isSent: false });
    const [message = ''] = readdirSync(path.join(dataDir, 'mail'));
    expect(readFileSync(path.join(dataDir, 'mail', message), 'utf8')).toContain('it@example.org');
  });

  it('ends with 1 and one object where it was refused', async () => {
    const { dataDir } = await databaseFor('sqlite', 'bare');
    for (const args of [
      ['mail', 'test', '--to', 'nobody'],
      ['user', 'disable', '--email', 'nobody@example.org'],
      ['media', 'add', '/no/file.png'],
      ['restore', '/no/backup.foyer'],
      ['seed', '--events', '0'],
    ]) {
      const { code, stdout } = await foyer(dataDir, ...args, '--json');
      expect({ args, code }).toEqual({ args, code: 1 });
      expect(JSON.parse(stdout)).toMatchObject({ error: expect.any(String) as string });
    }
  });
});
