import { CALLING_PAGE } from '../../../../content/records/form-defaults.ts';
import type { FormEntity } from '../../../../content/records/form.ts';
import { LOCALES } from '../../../constants.ts';
import { isTranslated, textIn } from '../../../i18n/localized.ts';
import { pathTo } from '../../../routing/routes.ts';
import { detailPath, pathOfRecord } from '../../../routing/record-routes.ts';
import type { FormView } from '../../../views/form-view.ts';
import type { Page } from '../../../views/page.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import { barrierForm } from '../../services/site/site-state.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage, translationsOf } from '../page/page.ts';
import { entryPath, formView, UNTOUCHED, type FormState } from './form-view.ts';

/** Where a form leads that was sent: to the page it names, else to its own with what is said then. */
export function afterPath(form: FormEntity, { data, locale }: PageContext): string {
  const page = form.after_page === null ? undefined : data.page.get(form.after_page);
  const path = page && pathOfRecord('page', page, locale);
  return path ?? `${detailPath('form', form, locale)}?sent=1`;
}

export interface FormPage {
  readonly page: Page;
  readonly form: FormEntity;
  readonly view: FormView;
}

/** What pages with a form are called. */
function factsOfForm({ locale, t }: PageContext, form: FormEntity) {
  const title = textIn(form.title, locale);
  return { title, description: form.intro[locale] || t('forms:description', { title }) };
}

/** The page around a form. */
export function pageOfForm(context: PageContext, form: FormEntity, draft: string | null): Page {
  const { locale } = context;
  return makePage(context, {
    ...factsOfForm(context, form),
    route: draft === null ? 'forms-slug-id' : 'forms-entry',
    path: draft === null ? detailPath('form', form, locale) : entryPath(form, draft, context),
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

/** Longer addresses are none of a page of this site. */
const MAX_ADDRESS = 500;

/**
 * The form by which a barrier is reported, for one visitor: with the address of the page that
 * they come from in the fields that ask for it.
 * @param from path and query of that page; empty: nobody knows
 * @returns null where the venue has no such form
 */
export function barrierPage(context: PageContext, from: string): FormPage | null {
  const { app, data, locale } = context;
  const form = barrierForm(data);
  if (form === null) return null;
  const address = from === '' || from.length > MAX_ADDRESS ? '' : app.env.siteOrigin + from;
  const asking = form.fields.filter((field) => field.default === CALLING_PAGE);
  const raw = Object.fromEntries(asking.map(({ slug }) => [slug, address]));
  const path = pathTo('barrier-report', locale);
  return {
    page: makePage(context, {
      ...factsOfForm(context, form),
      route: 'barrier-report',
      path,
      translations: translationsOf('barrier-report'),
    }),
    form,
    view: formView(form, context, { ...UNTOUCHED, raw }),
  };
}

/** The same for one visitor: with what was typed so far. */
export const draftPage = (context: PageContext, form: FormEntity, state: FormState): FormPage => ({
  page: pageOfForm(context, form, state.draft),
  form,
  view: formView(form, context, state),
});
