import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Locale } from '../../../constants.ts';
import type { Env } from '../../config/env.ts';
import type { Database } from '../../db/schema.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { Message } from '../../ports/mailer.ts';
import type { Newsletter } from '../newsletter/newsletter.ts';
import type { Reference } from '../records/reference-data.ts';
import type { FormFileStore } from './file-store.ts';

/** Nobody who reads the database can use what it holds as a key. */
export const hashed = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Whose drafts and files something is: a hash of the visitor's cookie. */
export const ownerOf = (visitor: { readonly id: string }): string => hashed('form', visitor.id);

/** Where messages go that are sent when what they tell is written. */
export interface FormOutbox {
  enqueue(
    tx: Kysely<Database>,
    message: Omit<Message, 'id'> & { readonly topic: 'form'; readonly locale: Locale },
  ): Promise<boolean>;
}

/** What forms need of the application. */
export interface FormParts {
  readonly env: Pick<Env, 'siteOrigin' | 'dataDir' | 'sessionSecret'>;
  readonly database: OpenDatabase;
  readonly outbox: FormOutbox;
  readonly formFiles: FormFileStore;
  readonly newsletter: Pick<Newsletter, 'subscribe'>;
  readonly reference: Reference;
  readonly report: ErrorReporter;
  readonly now: () => Date;
}
