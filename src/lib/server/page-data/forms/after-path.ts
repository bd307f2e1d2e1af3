import type { FormEntity } from '../../../../content/records/form.ts';
import { detailPath, pathOfRecord } from '../../../routing/record-routes.ts';
import type { PageContext } from '../page/page-context.ts';

/** Where a form leads that was sent: to the page it names, else to its own with what is said then. */
export function afterPath(form: FormEntity, { data, locale }: PageContext): string {
  const page = form.after_page === null ? undefined : data.page.get(form.after_page);
  const path = page && pathOfRecord('page', page, locale);
  return path ?? `${detailPath('form', form, locale)}?sent=1`;
}
