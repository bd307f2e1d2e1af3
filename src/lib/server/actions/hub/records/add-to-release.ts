import { failure, success, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { createRelease, removeRelease } from '../../../services/releases/releases.ts';
import type { ReleaseEditor } from '../../../services/releases/release-services.ts';
import { addHidingToRelease, addInputToRelease } from '../../../services/releases/items.ts';
import { NEW_RELEASE, RELEASE_NAME_CHARACTERS } from '../../../../views/hub/record-form-view.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { releaseEditor } from '../../../page-data/hub/release-form/release-editor.ts';
import {
  type Target,
  canUseReleases,
} from '../../../page-data/hub/release-form/record-releases.ts';

const ID = /^[1-9]\d{0,8}$/u;

/** The release that a form names, or a new one of the name that it says. */
async function chosenRelease(
  { app, t }: PageContext,
  form: FormData,
  editor: ReleaseEditor,
): Promise<Result<{ readonly id: number; readonly isNew: boolean }>> {
  const chosen = textIn(form, '~release');
  if (chosen !== NEW_RELEASE)
    return ID.test(chosen)
      ? success({ id: Number(chosen), isNew: false })
      : failure('invalid', t('releases:error.gone'));
  const name = textIn(form, '~release-name').trim().slice(0, RELEASE_NAME_CHARACTERS);
  if (name === '')
    return failure('invalid', t('releases:error.whole'), {
      '~release-name': t('releases:error.name'),
    });
  const made = await createRelease(app, { name, at: null }, editor);
  return made.ok ? success({ id: made.value, isNew: true }) : made;
}

/** Puts what a form makes of a record into the release that it names. @returns where that is seen */
export async function addFormToRelease(
  context: PageContext,
  { kind, record, caller }: Target,
  {
    form,
    input,
    version,
  }: { readonly form: FormData; readonly input: object; readonly version: number },
): Promise<Result<string>> {
  const { app, locale, t } = context;
  if (!canUseReleases(caller, kind)) return failure('forbidden', t('api:notAllowed'));
  const editor = releaseEditor(caller, context);
  const chosen = await chosenRelease(context, form, editor);
  if (!chosen.ok) return chosen;
  const { id: release, isNew } = chosen.value;
  const put =
    textIn(form, 'do') === 'release-hide'
      ? await addHidingToRelease(app, release, { kind, id: record.id }, editor)
      : await addInputToRelease(app, release, { kind, id: record.id, version, input }, editor);
  if (!put.ok) {
    // One that was begun for what is refused is of no use.
    if (isNew) await removeRelease(app, { id: release, revision: 1 }, editor);
    return put;
  }
  return {
    ok: true,
    value: `${pathTo('hub-release', locale, { id: release })}?done=added`,
  };
}
