import { t } from './text.ts';

/** Groups that play but have no person record of their own. */
export const ensembles = {
  philharmonie: { name: 'Morgenfelder Philharmonie', role: t('Orchester', 'orchestra') },
  philchor: { name: 'Philharmonischer Chor Morgenfeld', role: t('Chor', 'chorus') },
  kammerchor: { name: 'Kammerchor St. Ägidien', role: t('Chor', 'choir') },
  kinderchor: { name: 'Kinderchor am Lindenplatz', role: t('Kinderchor', 'children’s choir') },
  silberklang: { name: 'Silberklang', role: t('Barockorchester', 'baroque orchestra') },
  quartett: { name: 'Ägidius Quartett', role: t('Streichquartett', 'string quartet') },
  bigband: { name: 'Schussfaden Bigband', role: t('Bigband', 'big band') },
  shed: { name: 'Ensemble Shed', role: t('Ensemble für neue Musik', 'new music ensemble') },
  blech: { name: 'Blechwerk Morgenfeld', role: t('Blechbläser', 'brass') },
  hochschule: {
    name: 'Studierende der Musikhochschule Morgenfeld',
    role: t('Kammermusik', 'chamber music'),
  },
  bachblaeser: { name: 'Bläsersolisten der Morgenfelder Philharmonie', role: t('Bläser', 'winds') },
} as const;
export type EnsembleKey = keyof typeof ensembles;
