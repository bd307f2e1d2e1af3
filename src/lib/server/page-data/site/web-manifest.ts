import { textIn } from '../../../i18n/localized.ts';
import { inksOf, paletteOf } from '../../../design/design.ts';
import { pathTo, type RouteName } from '../../../routing/routes.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';

/** On a home screen there is room for so many characters. */
const SHORT_NAME_LENGTH = 12;

/** The last word of a name that fits, else its beginning: «Konzerthaus Morgenfeld» is «Morgenfeld». */
const shortName = (name: string): string =>
  name.split(' ').findLast((word) => word.length <= SHORT_NAME_LENGTH) ??
  name.slice(0, SHORT_NAME_LENGTH);

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
] as const;

/** The web app manifest in one language: the venue's name, its colours, and ways in. */
export function webManifest(context: PageContext): object {
  const { locale, t } = context;
  context.shows(kindTag('settings'));
  const settings = settingsOf(context.data);
  const name = textIn(settings.site_name, locale);
  const { paper } = paletteOf(inksOf(settings));
  const shortcut = (label: string, route: RouteName) => ({
    name: label,
    url: pathTo(route, locale),
    icons: ICONS.slice(0, 1),
  });
  return {
    name,
    short_name: shortName(name),
    lang: locale,
    id: pathTo('home', locale),
    start_url: pathTo('home', locale),
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: ICONS,
    shortcuts: [
      shortcut(t('system:shortcuts.programme'), 'events'),
      shortcut(t('layout:favourites.label'), 'favourites'),
      shortcut(t('system:shortcuts.tickets'), 'cart'),
    ],
  };
}
