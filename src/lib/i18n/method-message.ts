import { DEFAULT_LOCALE, type Locale } from '../../content/i18n/locales.ts';
import de from '../../content/i18n/de/server.json' with { type: 'json' };
import en from '../../content/i18n/en/server.json' with { type: 'json' };

const TEXTS = { de, en };

/** What 405 says; the server in front of the pages loads no other texts. */
export const methodMessage = (
  methods: readonly string[],
  locale: Locale | null = DEFAULT_LOCALE,
): string => TEXTS[locale ?? DEFAULT_LOCALE].methods.replace('{{methods}}', methods.join(', '));
