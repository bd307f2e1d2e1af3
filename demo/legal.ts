import type { LegalTextInput } from '../src/content/records/notices.ts';
import { composed } from './compose/module.ts';
import { visitorForm } from './compose/pictures.ts';
import { button } from './compose/texts.ts';
import { accessibilityDe } from './legal-accessibility-de.ts';
import { accessibilityEn } from './legal-accessibility-en.ts';
import { imprintDe, imprintEn } from './legal-imprint.ts';
import { privacyDe } from './legal-privacy-de.ts';
import { privacyEn } from './legal-privacy-en.ts';
import { termsDe } from './legal-terms-de.ts';
import { termsEn } from './legal-terms-en.ts';
import { toPage } from './pages/keys.ts';
import { prose, t } from './text.ts';

export const legalTexts: readonly (LegalTextInput & { readonly id: number })[] = [
  {
    id: 1,
    key: 'agb',
    title: t('Allgemeine Geschäftsbedingungen', 'General terms and conditions'),
    body: prose(termsDe, termsEn),
  },
  {
    id: 2,
    key: 'datenschutz',
    title: t('Datenschutzerklärung', 'Privacy policy'),
    body: prose(privacyDe, privacyEn),
  },
  { id: 3, key: 'impressum', title: t('Impressum', 'Imprint'), body: prose(imprintDe, imprintEn) },
  {
    id: 4,
    key: 'barrierefreiheit',
    title: t(
      'Erklärung und Informationen zur Barrierefreiheit',
      'Accessibility statement and information',
    ),
    body: prose(accessibilityDe, accessibilityEn),
    modules: composed([
      visitorForm('access'),
      button(t('Barrierefreiheit im Haus', 'Access in the house'), toPage('zugang'), {
        look: 'arrow',
      }),
    ]),
  },
];
