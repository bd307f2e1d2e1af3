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
 * What session cookies are signed with: the configured secret, else one that is made
 * at random once and kept beside the data, for its owner only.
 * @throws when it can neither be read nor written
 */
export async function sessionSecret(env: {
  readonly sessionSecret: string | null;
  readonly dataDir: string;
}): Promise<string> {
  if (env.sessionSecret !== null) return env.sessionSecret;
  const file = path.join(env.dataDir, 'secret');
  const kept = await read(file);
  if (kept !== null) return kept;
  const made = randomBytes(SECRET_BYTES).toString('base64url');
  await mkdir(env.dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, `${made}\n`, { mode: 0o600, flag: 'wx' });
    // There whole or not at all, and never in the place of another one.
    await link(draft, file);
    return made;
  } catch (error) {
    // Another process was faster: everybody takes the one that is there.
    const other = await read(file);
    if (other === null) throw error;
    return other;
  } finally {
    await rm(draft, { force: true });
  }
}
