import { failure, type Result } from '../../../../result.ts';
import { pathTo } from '../../../../routing/routes.ts';
import { addHidingToRelease, addInputToRelease } from '../../../services/releases/items.ts';
import { textIn } from '../../../page-data/hub/lists/plain-field.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { releaseEditor } from '../../../page-data/hub/release-form/release-editor.ts';
import {
  type Target,
  canUseReleases,
} from '../../../page-data/hub/release-form/record-releases.ts';

const ID = /^[1-9]\d{0,8}$/u;

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
  const name = textIn(form, '~release');
  if (!ID.test(name)) return failure('invalid', t('releases:error.gone'));
  const [release, editor] = [Number(name), releaseEditor(caller, context)];
  const put =
    textIn(form, 'do') === 'release-hide'
      ? await addHidingToRelease(app, release, { kind, id: record.id }, editor)
      : await addInputToRelease(app, release, { kind, id: record.id, version, input }, editor);
  if (!put.ok) return put;
  return {
    ok: true,
    value: `${pathTo('hub-release', locale, { id: release })}?done=added`,
  };
}
