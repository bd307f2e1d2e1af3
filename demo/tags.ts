import type { TagInput } from '../src/content/records/groups.ts';
import { numbered } from './numbered.ts';
import { t } from './text.ts';

export const tags = numbered({
  frei: { name: t('Eintritt frei', 'Free admission') },
  matinee: { name: t('Matinee', 'Matinee') },
  nacht: { name: t('Late Night', 'Late night') },
  einfuehrung: { name: t('Mit Einführung', 'With introduction') },
  nachgespraech: { name: t('Mit Künstlergespräch', 'Meet the artists') },
  urauffuehrung: { name: t('Uraufführung', 'World premiere') },
  mitmachen: { name: t('Zum Mitmachen', 'Join in') },
  jung: { name: t('Junge Künstler:innen', 'Young artists') },
  entspannt: { name: t('Entspannte Vorstellung', 'Relaxed performance') },
  gebaerden: { name: t('Mit Gebärdensprache', 'With sign language') },
  advent: { name: t('Advent & Weihnachten', 'Advent & Christmas') },
  jahreswechsel: { name: t('Silvester & Neujahr', 'New Year') },
  ostern: { name: t('Passion & Ostern', 'Passiontide & Easter') },
  komponistinnen: { name: t('Komponistinnen', 'Women composers') },
  rundfunk: { name: t('Rundfunkaufzeichnung', 'Recorded for radio'), show_in_filter: false },
  abotausch: { name: t('Abotausch möglich', 'Subscription exchange'), show_in_filter: false },
  foerderkreis: { name: t('Förderkreis', 'Friends of the house'), show_in_filter: false },
} satisfies Record<string, TagInput>);
export type TagKey = Parameters<typeof tags.idOf>[0];
