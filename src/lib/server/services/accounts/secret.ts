import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{32,512}$/u;

const read = async (file: string): Promise<string | null> => {
  const text = (await readFile(file, 'utf8').catch(() => '')).trim();
  return SECRET.test(text) ? text : null;
};

/**
 * The secret that session cookies are signed with: the configured one, else a random one
 * that is created once in the data folder, readable by its owner only.
 * @throws when it can neither be read nor written
 */
export async function sessionSecret(env: {
  readonly sessionSecret: string | null;
  readonly dataDir: string;
}): Promise<string> {
  if (env.sessionSecret !== null) return env.sessionSecret;
  const file = path.join(env.dataDir, 'secret');
  const existing = await read(file);
  if (existing !== null) return existing;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await mkdir(env.dataDir, { recursive: true });
  const tempFile = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(tempFile, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    // Atomic, and it never replaces an existing file.
    await link(tempFile, file);
    return secret;
  } catch (error) {
    // Another process created it meanwhile: its secret is used.
    const concurrentSecret = await read(file);
    if (concurrentSecret === null) throw error;
    return concurrentSecret;
  } finally {
    await rm(tempFile, { force: true });
  }
}
