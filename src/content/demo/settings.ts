import type { SettingsInput } from '../records/site.ts';
import { t } from './text.ts';

export const settings: SettingsInput & { readonly id: number } = {
  id: 1,
  site_name: t('Konzerthaus Morgenfeld', 'Konzerthaus Morgenfeld'),
  claim: t('Hier hört die Stadt zu.', 'Where the town comes to listen.'),
  is_site_online: true,
  is_shop_online: true,
  whistleblower_url: 'https://hinweise.morgenfeld.example/',
  theme: 'nature',
  menu_style: 'style1',
};
