import { OWN_COOKIES, type OwnCookie } from '../../../consent/own-cookies.ts';
import {
  CALENDAR_UNREAD_MONTHS,
  COOKIE,
  RESERVATION_MINUTES,
  SESSION_IDLE_DAYS,
  WAITING_CONFIRM_HOURS,
  WAITING_KEEP_DAYS,
} from '../../../constants.ts';
import { hostCookie } from '../../../host-cookie.ts';
import type { PrivacyView } from '../../../views/consent-view.ts';
import type { Fact } from '../../../views/event-detail-view.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import { consentGroups } from '../consent/settings-view.ts';
import type { PageContext } from '../page/page-context.ts';

/** Cookies whose name begins with __Host- where the site is encrypted (`host-cookie.ts`). */
const HOST_COOKIES: readonly OwnCookie[] = [
  'calendar',
  'formKey',
  'visitor',
  'session',
  'user',
  'loginStep',
  'knownDevice',
];

function ownCookies({ app, t }: PageContext): PrivacyView['own'] {
  const isEncrypted = app.env.siteOrigin.startsWith('https:');
  return (Object.keys(OWN_COOKIES) as OwnCookie[]).map((key) => {
    const life = OWN_COOKIES[key];
    return {
      name: hostCookie(COOKIE[key], isEncrypted && HOST_COOKIES.includes(key)),
      purpose: t(`consent:own.${key}`),
      life:
        life === 'session'
          ? t('consent:life.session')
          : t(`consent:life.${life[0]}`, { count: life[1] }),
    };
  });
}

const hostOf = (address: string): string => new URL(address).hostname;

/** Where data goes by the settings of this venue, and how long it is kept. */
function facts({ app, data, t }: PageContext): readonly Fact[] {
  const { shop, mail, sentryDsn } = app.env;
  const said = (key: string, values: Record<string, string | number> = {}): Fact => ({
    term: t(`consent:privacy.${key}.term`),
    text: t(`consent:privacy.${key}.text`, values),
  });
  const hasForeign = data.consent_service.size > 0;
  return [
    hasForeign ? said('before') : said('nobody'),
    shop === null ? said('testShop') : said('shop', { host: hostOf(shop.url) }),
    mail.url === null ? said('mailFiles') : said('mail', { host: hostOf(mail.url) }),
    sentryDsn === null ? said('noReports') : said('reports', { host: hostOf(sentryDsn) }),
    said('reservation', { minutes: RESERVATION_MINUTES }),
    said('waiting', { hours: WAITING_CONFIRM_HOURS, days: WAITING_KEEP_DAYS }),
    said('calendar', { months: CALENDAR_UNREAD_MONTHS }),
    said('sessions', { days: SESSION_IDLE_DAYS }),
  ];
}

/** The part of the privacy page that follows from settings and records. */
export function privacyView(context: PageContext): PrivacyView {
  context.shows(kindTag('consent_service'));
  const groups = consentGroups(context, []).filter(({ categories }) => categories.length > 0);
  return { own: ownCookies(context), groups, facts: facts(context) };
}
