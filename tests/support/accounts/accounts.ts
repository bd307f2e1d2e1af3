import { createHmac } from 'node:crypto';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import type { Role } from '../../../src/lib/accounts/permissions.ts';
import type { User } from '../../../src/lib/server/services/accounts/user.ts';
import { type SignInResult, signIn } from '../../../src/lib/server/services/accounts/sign-in.ts';
import { userByEmail } from '../../../src/lib/server/repositories/users.ts';
import { COMMAND } from '../../../src/lib/server/services/audit/actor.ts';
import {
  changeUser,
  type UserChange,
} from '../../../src/lib/server/services/accounts/manage-users.ts';
import { addUser } from '../../../src/lib/server/services/accounts/users.ts';

export const PASSWORD = 'seven quiet violins';

/** Somebody who may sign in with `PASSWORD`. */
export async function addPerson(app: AppContext, name = 'anna', role: Role = 'editor') {
  const email = `${name}@example.org`;
  await addUser(app.database, {
    email,
    first_name: name === 'anna' ? 'Anna' : 'Ben',
    last_name: 'Probst',
    role,
    password: PASSWORD,
  });
  return email;
}

/** A browser, as far as cookies go. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly address: string;

  constructor(address = '192.0.2.7') {
    this.address = address;
  }

  get headers(): Headers {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Headers({ 'user-agent': 'Test', ...(cookie !== '' && { cookie }) });
  }

  get visit() {
    return { headers: this.headers, address: this.address };
  }

  /** Keeps the cookies of an answer. */
  keep(made: Headers): this {
    for (const line of made.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (value === '' || /max-age=0/iu.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return this;
  }

  async signIn(app: AppContext, email: string, password = PASSWORD): Promise<SignInResult['kind']> {
    const result = await signIn(app.accounts, { email, password }, this.visit);
    if ('cookies' in result) this.keep(result.cookies);
    return result.kind;
  }
}

/** Who is signed in by the session of a request; null: nobody. */
export const userOf = async (
  accounts: AppContext['accounts'],
  headers: Headers,
): Promise<User | null> => (await accounts.sessionOf(headers))?.user ?? null;

/** A code as an app makes it, of a secret in base 32 (RFC 6238). */
export function codeOf(secret: string, at = Date.now()): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret.replaceAll(' ', ''))
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** Changes what somebody may do, as the command line does. */
export async function changeRights(
  app: AppContext,
  email: string,
  change: UserChange,
): Promise<void> {
  const user = await userByEmail(app.database.db, email);
  if (user === null) throw new Error(`there is nobody ${email}`);
  const done = await changeUser(app.accounts, { id: user.id, change }, COMMAND, 'en');
  if (!done.ok) throw new Error(done.failure.message);
}
