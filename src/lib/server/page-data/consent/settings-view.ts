import type { ConsentServiceEntity } from '../../../../content/records/consent.ts';
import { CONSENT_GROUPS, tokenOf } from '../../../consent/services.ts';
import type { Locale } from '../../../constants.ts';
import { formatInstant, formatTime } from '../../../dates/dates.ts';
import { localText, textIn } from '../../../i18n/localized.ts';
import { ownPath, referrerPath } from '../../../routing/own-path.ts';
import { pathTo } from '../../../routing/routes.ts';
import type {
  CategoryView,
  ConsentSettingsView,
  GroupView,
  ServiceView,
} from '../../../views/consent-view.ts';
import type { Page } from '../../../views/page.ts';
import { readConsent, type ConsentRequest } from '../../services/consent/read-consent.ts';
import { askedIn } from '../page/chrome.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage, translationsOf } from '../page/page.ts';

const serviceView = (
  service: ConsentServiceEntity,
  granted: readonly string[],
  locale: Locale,
): ServiceView => ({
  token: tokenOf(service),
  name: service.name,
  purpose: localText(service.purpose, locale),
  provider: service.provider,
  country: textIn(service.country, locale),
  privacyUrl: service.privacy_url,
  cookies: service.cookies.map(({ name, life }) => ({ name, life: textIn(life, locale) })),
  isGranted: service.category === 'required' || granted.includes(tokenOf(service)),
});

const GROUP_CATEGORIES: Readonly<Record<GroupView['key'], readonly CategoryView['key'][]>> = {
  required: ['required'],
  ...CONSENT_GROUPS,
};

/**
 * Every service by group and category. What is required is there in any case: this site's
 * own cookies are.
 */
export function consentGroups(
  { data, locale, t }: PageContext,
  granted: readonly string[],
): readonly GroupView[] {
  const all = [...data.consent_service.values()];
  const keys = Object.keys(GROUP_CATEGORIES) as GroupView['key'][];
  const groups = keys.map((key): GroupView => {
    const categories = GROUP_CATEGORIES[key].map((category): CategoryView => {
      const services = all
        .filter((service) => service.category === category)
        .map((service) => serviceView(service, granted, locale));
      return {
        key: category,
        label: t(`consent:category.${category}.label`),
        text: t(`consent:category.${category}.text`),
        services,
        isGranted: services.every((service) => service.isGranted),
      };
    });
    return {
      key,
      label: t(`consent:group.${key}.label`),
      text: t(`consent:group.${key}.text`),
      categories: categories.filter(({ services }) => services.length > 0),
    };
  });
  return groups.filter(({ key, categories }) => key === 'required' || categories.length > 0);
}

/** The settings page: for its visitor alone. */
export function consentPage(context: PageContext): Page {
  const { t } = context;
  return makePage(context, {
    route: 'cookie-settings',
    title: t('consent:settings.title'),
    description: t('consent:settings.lead'),
    translations: translationsOf('cookie-settings'),
  });
}

/** What a visitor has chosen, and can choose. */
export function consentSettings(
  context: PageContext,
  asked: ConsentRequest & { readonly request: Request; readonly url: URL },
): ConsentSettingsView {
  const { data, locale, t, now } = context;
  const { request, url } = asked;
  const { consent, state } = readConsent(asked, askedIn(data), now);
  const granted = consent?.granted ?? [];
  const settings = pathTo('cookie-settings', locale);
  const referrer = referrerPath(request.headers.get('referer'), '', url.host);
  const from = referrer.split('?', 1)[0] === settings ? '' : referrer;
  const at = consent === null ? null : new Date(consent.at * 1000);
  return {
    groups: consentGroups(context, granted),
    before: granted.join('-'),
    back: ownPath(url.searchParams.get('back') ?? from, ''),
    notice:
      url.searchParams.get('done') === 'saved' && consent !== null
        ? t('consent:settings.saved')
        : '',
    proof:
      at === null || consent === null
        ? ''
        : t('consent:settings.proof', {
            date: formatInstant(at, locale, 'long'),
            time: formatTime(at, locale),
            id: consent.id,
          }),
    isRefusedBySignal: state === 'refused-by-signal',
  };
}

/** The categories of which a visitor has agreed to every service, and those nobody is asked about. */
export function grantedCategories(
  context: PageContext,
  asked: ConsentRequest,
): readonly CategoryView['key'][] {
  const { consent } = readConsent(asked, askedIn(context.data), context.now);
  return consentGroups(context, consent?.granted ?? [])
    .flatMap(({ categories }) => categories)
    .filter(({ key, isGranted }) => key !== 'required' && isGranted)
    .map(({ key }) => key)
    .concat('required')
    .toSorted();
}
