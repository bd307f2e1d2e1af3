import { LOCALES, type Locale } from '../../../constants.ts';
import type { Page } from '../../../views/page.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';

/** A page of the shop's own frame, at one address in both languages. */
export function webshopPage(context: PageContext): Page {
  const { t, path } = context;
  return makePage(context, {
    route: 'cart',
    title: t('webshop:title'),
    description: t('webshop:lead'),
    translations: Object.fromEntries(
      LOCALES.map((locale) => [locale, `${path}?language=${locale}`]),
    ) as Record<Locale, string>,
  });
}
