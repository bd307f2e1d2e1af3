import type { Kysely } from 'kysely';
import { DEFAULT_LOCALE } from '../../../constants.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { translator } from '../../../i18n/translator.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Database } from '../../db/schema.ts';
import type { LoginUserRow } from '../../db/tables/login-schema.ts';
import type { NotedRecord } from '../../repositories/notes/notes.ts';
import { recordById } from '../../repositories/records.ts';
import type { OutgoingMessage } from '../mail/outbox.ts';

interface ToldNote {
  /** Of the note, or of the one that it answers: where the link leads. */
  readonly thread: number;
  readonly body: string;
  readonly quote: string | null;
  readonly author: string;
}

/** Tells somebody, in their language, that they are meant by a note. The link opens the page at it. */
export async function noteMessage(
  db: Kysely<Database>,
  { kind, id }: NotedRecord,
  { thread, body, quote, author }: ToldNote,
  { to, siteOrigin }: { readonly to: LoginUserRow; readonly siteOrigin: string },
): Promise<OutgoingMessage> {
  const locale = to.locale ?? DEFAULT_LOCALE;
  const t = translator(locale);
  const record = await recordById(db, kind, id);
  const values = {
    author,
    title: record === null ? '' : titleOf(kind, record, locale),
    body,
    quote: quote === null ? '' : `${t('notes:mail.quote', { quote })}\n\n`,
    link: siteOrigin + pathTo('hub-note-page', locale, { id: thread }),
  };
  return {
    to: to.email,
    topic: 'note',
    locale,
    subject: t('notes:mail.subject', values),
    text: t('notes:mail.text', values),
  };
}
