import { z } from 'zod';
import { KINDS, records } from '../../../../../content/records/kinds.ts';
import { ROLES, type Role } from '../../../../accounts/permissions.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { shownMoment, typedMoment } from '../../../../dates/typed-moment.ts';
import type { FormValues } from '../../../../forms/form-values.ts';
import { type Failure, failure, success, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import { RELEASE_NAME_CHARACTERS } from '../../../../views/hub/record-form-view.ts';
import type { ReleasesView, ApprovalsView } from '../../../../views/hub/releases-view.ts';
import { approvalRules } from '../../../repositories/releases/approval-rules.ts';
import { itemCounts } from '../../../repositories/releases/release-items.ts';
import { allReleases } from '../../../repositories/releases/releases.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { canWaitInRelease, mayPublish } from '../../../services/releases/release-services.ts';
import type { ReleaseFacts } from '../../../services/releases/releases.ts';
import {
  errorsAt,
  type Typed,
  smallField,
  typedIn,
  type Errors,
} from '../../box-office/plain-fields.ts';
import type { PageContext } from '../../page/page-context.ts';

export const KINDS_TO_APPROVE = KINDS.filter(canWaitInRelease);

/** Visitors make nothing public. */
export const ROLES_TO_APPROVE = ROLES.filter((role) => role !== 'visitor');

export const valueOf = (kind: string, role: Role): string => `${kind}.${role}`;

/** Which kinds need a second pair of eyes, by role. */
export async function approvalsPage(
  { app, locale, t }: PageContext,
  done: string | null,
): Promise<ApprovalsView> {
  const rules = await approvalRules(app.database.db);
  const has = new Set(rules.map(({ kind, role }) => valueOf(kind, role)));
  return {
    title: t('releases:approvals.title'),
    action: pathTo('hub-approvals', locale),
    notice: done === 'rules' ? t('releases:done.rules') : '',
    roles: ROLES_TO_APPROVE.map((role) => t(`user:profile.roles.${role}`)),
    rows: KINDS_TO_APPROVE.map((kind) => ({
      kind: records[kind].label[locale],
      boxes: ROLES_TO_APPROVE.map((role) =>
        mayPublish(role, kind)
          ? {
              value: valueOf(kind, role),
              label: t('releases:approvals.pick', {
                kind: records[kind].label[locale],
                role: t(`user:profile.roles.${role}`),
              }),
              isChecked: has.has(valueOf(kind, role)),
            }
          : null,
      ),
    })),
    back: { label: t('releases:title'), href: pathTo('hub-releases', locale) },
  };
}

const nameSchema = z.string().trim().min(1).max(RELEASE_NAME_CHARACTERS);

export const typedFacts = (form: FormValues): Typed => typedIn(form, ['name', 'at']);

/** Name and time as a form says them. */
export function factsIn(typed: Typed, { t }: Pick<PageContext, 't'>): Result<ReleaseFacts> {
  const name = nameSchema.safeParse(typed['name']);
  const text = typed['at'] ?? '';
  const at = text === '' ? null : typedMoment(text);
  const errors = {
    ...(!name.success && { name: t('releases:error.name') }),
    ...(text !== '' && at === null && { at: t('releases:error.at') }),
  };
  if (!name.success || Object.keys(errors).length > 0)
    return failure('invalid', t('releases:error.whole'), errors);
  return success({ name: name.data, at });
}

export const factsTyped = ({ name, at }: ReleaseFacts): Typed => ({ name, at: shownMoment(at) });

/** The fields of a release's name and time. */
export const factFields = (
  typed: Typed,
  errors: Errors,
  { t }: Pick<PageContext, 't'>,
): readonly HubField[] => {
  const filled = { typed, errors, t };
  return [
    smallField('name', t('releases:field.name'), filled, {
      isRequired: true,
      max: RELEASE_NAME_CHARACTERS,
      hint: t('releases:field.nameHint'),
    }),
    smallField('at', t('releases:field.at'), filled, {
      control: 'moment',
      hint: t('releases:field.atHint'),
    }),
  ];
};

/** More are not looked for by paging through them. */
const MAX_RELEASES = 200;

/** What came of the form that begins a release. */
export type ReleasesOutcome =
  | { readonly location: string }
  | { readonly status: number; readonly failure: Failure; readonly typed: Typed };

/** All releases, the newest first. */
export async function releasesPage(
  context: PageContext,
  caller: Caller,
  done: string | null,
  refused: Extract<ReleasesOutcome, { failure: Failure }> | null,
): Promise<ReleasesView> {
  const { app, locale, t } = context;
  const { db } = app.database;
  const counts = await itemCounts(db);
  const fields = factFields(refused?.typed ?? {}, refused?.failure.fields ?? {}, context);
  return {
    title: t('releases:title'),
    action: pathTo('hub-releases', locale),
    notice: refused === null && done === 'deleted' ? t('releases:done.deleted') : '',
    message: refused?.failure.message ?? '',
    errors: errorsAt(refused?.failure ?? null, fields),
    fields,
    rows: (await allReleases(db, MAX_RELEASES)).map(({ id, name, state, at, failed }) => ({
      name: { label: name, href: pathTo('hub-release', locale, { id }) },
      state: t(`releases:state.${state}`),
      items: t('releases:count', { count: counts.get(id) ?? 0 }),
      at: at === null ? t('releases:noTime') : formatMoment(at, locale),
      failed: failed ?? '',
    })),
    approvals: isAllowed(caller, 'approval_rule', 'read')
      ? { label: t('releases:approvalsLink'), href: pathTo('hub-approvals', locale) }
      : null,
  };
}
