import type { SettingsInput } from '../src/content/records/site.ts';
import { discountConditions } from './discounts.ts';
import { forms } from './forms/index.ts';
import { t } from './text.ts';

export const settings: SettingsInput & { readonly id: number } = {
  id: 1,
  site_name: t('Konzerthaus Morgenfeld', 'Konzerthaus Morgenfeld'),
  claim: t('Hier hört die Stadt zu.', 'Where the town comes to listen.'),
  is_site_online: true,
  is_shop_online: true,
  synonyms: t(
    'Rückerstattung, Erstattung, erstatten, Rückgabe, zurückgeben\nGutschein, Geschenk\nParken, Parkplatz, Auto\nBehinderung, barrierefrei, Barrierefreiheit',
    'refund, refunded, reimburse\nvoucher, gift\nparking, car\ndisabled, disability, accessible, accessibility',
  ),
  ticketing: {
    booking_fee: '0.00',
    note: t(
      'Alle Preise in Euro, einschließlich Mehrwertsteuer, aller Gebühren und der Fahrt mit Bus und Bahn am Tag der Veranstaltung.',
      'All prices in euros, including VAT, all fees and travel by bus and train on the day of the event.',
    ),
    conditions: discountConditions,
    refund_url: '/de/besuch/haeufige-fragen',
  },
  html_footer_top: {
    code: '<p><a href="https://social.morgenfeld.example/" rel="me">Mastodon</a> <a href="https://photos.morgenfeld.example/">Pixelfed</a> <a href="https://films.morgenfeld.example/">PeerTube</a></p>',
  },
  whistleblower_url: 'https://hinweise.morgenfeld.example/',
  barrier_form: forms.idOf('access'),
  theme: 'nature',
  menu_style: 'style1',
};
