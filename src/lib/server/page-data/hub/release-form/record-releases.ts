import type { FormValues } from '../../../../forms/form-values.ts';
import type { Entity, Kind } from '../../../../../content/records/kinds.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { pathTo } from '../../../../routing/routes.ts';
import {
  RELEASE_NAME_CHARACTERS,
  type RecordReleasesView,
} from '../../../../views/hub/record-form-view.ts';
import { releasesOf } from '../../../repositories/releases/release-items.ts';
import { openReleases } from '../../../repositories/releases/releases.ts';
import { isAllowed } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { canWaitInRelease } from '../../../services/releases/release-services.ts';
import { textIn } from '../lists/plain-field.ts';
import type { PageContext } from '../../page/page-context.ts';

/** A record with who works on it. */
export interface Target {
  readonly kind: Kind;
  readonly record: Entity<Kind>;
  readonly caller: Caller;
}

/** Whether somebody can put changes of a kind into releases. */
export const canUseReleases = (caller: Caller, kind: Kind): boolean =>
  canWaitInRelease(kind) &&
  isAllowed(caller, 'release', 'write') &&
  isAllowed(caller, kind, 'write');

/** Whether nothing of a kind becomes public by this caller without a second person. */
export const needsApproval = (caller: Caller, kind: Kind): boolean =>
  caller.needsApproval?.has(kind) === true;

/** The releases that a record's form can be put into, in the place of saving it; null: into none. */
export async function recordReleases(
  { app, locale }: PageContext,
  { kind, record, caller }: Target,
): Promise<RecordReleasesView | null> {
  if (!canUseReleases(caller, kind)) return null;
  const { db } = app.database;
  const needsOne = needsApproval(caller, kind);
  const [releases, held] = [await openReleases(db), await releasesOf(db, kind, record.id)];
  return {
    options: releases.map(({ id, name }) => ({ value: String(id), label: name })),
    held: held.map(({ release, name }) => ({
      label: name,
      href: pathTo('hub-release', locale, { id: release }),
    })),
    isNeeded: needsOne,
    canHide: record.is_online,
    newName: titleOf(kind, record, locale).slice(0, RELEASE_NAME_CHARACTERS),
    isOnlyWay: needsOne && record.is_online,
  };
}

/** Whether a form is to be put into a release, in the place of being saved. */
export const isForRelease = (form: FormValues): boolean =>
  ['release', 'release-hide'].includes(textIn(form, 'do'));
