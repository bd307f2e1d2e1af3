import { RECORD_ID } from '../../../../call-patterns.ts';
import { instantText } from '../../../../dates/dates.ts';
import { failure, success, type Result } from '../../../../result.ts';
import { SimilarPaths } from '../../../page-data/hub/lists/error-log.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { sitemapPaths } from '../../../page-data/site/sitemap.ts';
import { forgetMisses } from '../../../repositories/error-log.ts';
import { confirmAccess } from '../../../repositories/hub/unconfirmed-access.ts';
import { deleteMessage, retryMessage } from '../../../repositories/outbox.ts';
import { deleteSubscription } from '../../../repositories/visitors/newsletter.ts';
import { whyFailed } from '../../../services/mail/outbox.ts';
import { inviteAgain } from '../../../services/accounts/invitations/invite.ts';
import { revokeToken } from '../../../services/accounts/tokens.ts';
import { noteById } from '../../../repositories/notes/notes.ts';
import { noNote } from '../../../services/notes/note-list.ts';
import { resolveNote } from '../../../services/notes/notes.ts';
import { recordOf } from '../../../page-data/hub/notes/note-rows.ts';
import { type Caller, actorOf, grantorOf } from '../../../services/accounts/user.ts';

type RowAction = (context: PageContext, id: string, caller: Caller) => Promise<Result<null>>;

/** An id of a row; 0, which no row has, for anything else. */
const idOf = (text: string): number => (RECORD_ID.test(text) ? Number(text) : 0);

const ifThere = (isThere: boolean, { t }: PageContext): Result<null> =>
  isThere ? success(null) : failure('not_found', t('hub:goneRow'));

/** Leads an address that is not there to the one that is most like it. */
const redirectMissed: RowAction = async ({ app, locale, t }, path, caller) => {
  const target = new SimilarPaths(await sitemapPaths(app)).mostLike(path);
  if (target === null) return failure('not_found', t('hub:noSuggestion'));
  const rule = { old_path: path, new_path: target, is_online: true };
  const actor = actorOf(caller, locale);
  const created = await app.records.create('redirect', rule, { locale, actor, source: 'hub' });
  if (!created.ok) return created;
  await forgetMisses(app.database.db, path);
  return success(null);
};

const confirmStepFree: RowAction = async (context, id, caller) => {
  const { app, locale } = context;
  const isConfirmed = await confirmAccess(app.database.db, idOf(id));
  if (isConfirmed)
    await app.audit.note({
      by: actorOf(caller, locale),
      action: 'change',
      subject: 'event',
      record: id,
      after: { step_free: true },
    });
  return ifThere(isConfirmed, context);
};

/** Sends a message to whoever asks for it, and says why it did not go out. */
const sendTestMail: RowAction = async ({ app, t }, _, { user }) => {
  if (user === null) return failure('forbidden', t('hub:mail.noAddress'));
  const sent = await app.outbox.sendNow({
    to: user.email,
    subject: t('hub:mail.test.subject'),
    text: t('hub:mail.test.text', { origin: app.env.siteOrigin }),
  });
  if (sent.ok) return sent;
  const why = t(`hub:mail.why.${whyFailed(sent.failure)}`);
  return failure('unavailable', t('hub:mail.test.failed', { to: user.email, why }));
};

/** Resolves a note of any page, or opens it again. */
const resolving =
  (isResolved: boolean): RowAction =>
  async ({ app, locale }, id, caller) => {
    const note = await noteById(app.database.db, idOf(id));
    const record = note && recordOf(note);
    if (record === null) return noNote(locale);
    const order = { number: idOf(id), isResolved };
    const done = await resolveNote(app, record, order, { caller, locale });
    return done.ok ? success(null) : done;
  };

/** What the buttons of the lists do, with a row where they have one, by the key of the list and the name of the button. */
export const ROW_ACTIONS: Readonly<Record<string, Readonly<Record<string, RowAction>>>> = {
  unconfirmed_access: { confirm_access: confirmStepFree },
  newsletter: {
    delete_subscriber: async ({ app, t }, id) => {
      if (!RECORD_ID.test(id)) return failure('invalid', t('system:form.broken'));
      await deleteSubscription(app.database.db, { id: Number(id) });
      return success(null);
    },
  },
  outbox: {
    test_mail: sendTestMail,
    retry: async (context, id) => {
      const { app } = context;
      const isWaiting = await retryMessage(app.database.db, idOf(id), instantText(app.now()));
      return ifThere(isWaiting, context);
    },
    forget: async (context, id) =>
      ifThere(await deleteMessage(context.app.database.db, idOf(id)), context),
  },
  notes: { resolve: resolving(true), reopen: resolving(false) },
  error_log: {
    redirect: redirectMissed,
    forget: async (context, path) =>
      ifThere(await forgetMisses(context.app.database.db, path), context),
  },
  users: {
    invite_again: ({ app, locale }, id, caller) =>
      inviteAgain(app.accounts, id, grantorOf(caller, locale), locale),
  },
  api_tokens: {
    revoke: ({ app, locale }, id, caller) =>
      revokeToken(app.accounts, idOf(id), actorOf(caller, locale), locale),
  },
};
