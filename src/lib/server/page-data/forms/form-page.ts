import type { FormEntity } from '../../../../content/records/form.ts';
import { LOCALES } from '../../../constants.ts';
import { isTranslated, textIn } from '../../../i18n/localized.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import type { FormView } from '../../../views/form-view.ts';
import type { Page } from '../../../views/page.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';
import { entryPath, formView, type FormState } from './form-view.ts';

export interface FormPage {
  readonly page: Page;
  readonly form: FormEntity;
  readonly view: FormView;
}

/** The page around a form. */
export function pageOfForm(context: PageContext, form: FormEntity, draft: string | null): Page {
  const { locale, t } = context;
  const title = textIn(form.title, locale);
  const intro = textIn(form.intro, locale);
  return makePage(context, {
    route: draft === null ? 'forms-slug-id' : 'forms-entry',
    path: draft === null ? detailPath('form', form, locale) : entryPath(form, draft, context),
    title,
    description: intro === '' ? t('forms:description', { title }) : intro,
    // What was typed in one language is not there in the other; the form is.
    translations: Object.fromEntries(
      LOCALES.map((other) => [
        other,
        isTranslated(form.title, other) ? detailPath('form', form, other) : null,
      ]),
    ) as Page['translations'],
  });
}

/**
 * A form's own page, the same for everybody; null for an unknown or offline id.
 * @param isSent what comes after it was sent
 */
export function formPage(context: PageContext, id: number, isSent: boolean): FormPage | null {
  const form = context.data.form.get(id);
  if (form === undefined) return null;
  context.shows(recordTag('form', id));
  return {
    page: pageOfForm(context, form, null),
    form,
    view: formView(form, context, undefined, isSent),
  };
}

/** The same for one visitor: with what was typed so far. */
export const draftPage = (context: PageContext, form: FormEntity, state: FormState): FormPage => ({
  page: pageOfForm(context, form, state.draft),
  form,
  view: formView(form, context, state),
});
