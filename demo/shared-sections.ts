import type { InputOf } from '../src/content/records/define.ts';
import type { Records } from '../src/content/records/kinds.ts';
import { composed } from './compose/module.ts';
import { headline, text } from './compose/texts.ts';
import { BOX_OFFICE, PHONE } from './pages/targets.ts';
import { t } from './text.ts';

/** What stands on several pages and is written once. */
export const sharedSections: readonly (InputOf<Records['shared_section']> & {
  readonly id: number;
})[] = [
  {
    id: 1,
    name: t('Fragen an das Kartenbüro', 'Questions for the box office'),
    modules: composed([
      headline(t('Fragen beantwortet das Kartenbüro', 'The box office answers questions')),
      text(
        [
          `Am Lindenplatz 1, unter [+49 30 23125 040](${PHONE}) oder mit einer Nachricht an [karten@morgenfeld.example](${BOX_OFFICE}).`,
        ],
        [
          `At Lindenplatz 1, on [+49 30 23125 040](${PHONE}) or by a message to [karten@morgenfeld.example](${BOX_OFFICE}).`,
        ],
      ),
    ]),
  },
];
