import type { LegalTextInput } from '../records/notices.ts';
import { imprintDe, imprintEn } from './legal-imprint.ts';
import { privacyDe } from './legal-privacy-de.ts';
import { privacyEn } from './legal-privacy-en.ts';
import { termsDe } from './legal-terms-de.ts';
import { termsEn } from './legal-terms-en.ts';
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
];
