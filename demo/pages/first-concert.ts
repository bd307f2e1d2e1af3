import { image, sound } from '../compose/pictures.ts';
import { events, section } from '../compose/teasers.ts';
import { button, headline, quote, text } from '../compose/texts.ts';
import { demoAudio } from '../files/index.ts';
import type { DemoMedia } from '../media.ts';
import { tags } from '../tags.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';

export const firstConcert = (use: DemoMedia) =>
  page(
    'erster-besuch',
    {
      title: t('Erster Konzertbesuch', 'Your first concert'),
      headline: t('Zum ersten Mal im Konzert', 'Your first concert'),
      urls: t('besuch/erster-konzertbesuch', 'visit/first-concert'),
      parent: 'besuch',
      position: 50,
      in_menu: true,
      meta: [
        t('Ihr erster Konzertbesuch', 'Your first concert'),
        t(
          'Was man anzieht, wann man klatscht und womit man anfängt: eine kurze Anleitung für den ersten Abend im Konzerthaus.',
          'What to wear, when to clap and where to begin: a short guide to your first evening at the Konzerthaus.',
        ),
      ],
    },
    [
      text(
        [
          'Jede und jeder hier war einmal zum ersten Mal da. Die Intendantin schlief mit sieben in der „Pastorale“ ein und hält das bis heute für ein gutes Zeichen.',
          'Sie brauchen kein Vorwissen. Musik ist gemacht worden, damit Menschen sie hören, die an diesem Tag etwas anderes zu tun hatten.',
        ],
        [
          'Everybody here came for the first time once. Our director fell asleep in the ‘Pastoral’ at the age of seven and still considers it a good sign.',
          'You need no knowledge beforehand. Music was made to be heard by people who had other things to do that day.',
        ],
      ),
      section(
        [
          [image(use.picture('dirigentenpult'), 'vertical')],
          [
            headline(t('Womit anfangen?', 'Where to begin?'), { anchor: 'anfangen' }),
            text(
              [
                '- **Mit wenig Zeit:** eine Mittagspause mit Musik, vierzig Minuten, kostenlos.\n- **Mit wenig Geduld:** ein Filmkonzert. Wo das Auge beschäftigt ist, hört das Ohr von selbst.\n- **Mit viel Neugier:** Kammermusik. Sie sitzen so nah, dass Sie das Atmen hören.\n- **Mit allem:** eine große Sinfonie. Nehmen Sie eine, deren Namen Sie schon einmal gehört haben. Das genügt.',
              ],
              [
                '- **Short of time:** a lunch break with music, forty minutes, free.\n- **Short of patience:** a film with live orchestra. When the eye is busy the ear listens by itself.\n- **Full of curiosity:** chamber music. You sit so close that you hear them breathe.\n- **All in:** a big symphony. Choose one whose name you have heard before. That will do.',
              ],
            ),
            sound(use, demoAudio.title, [[demoAudio.transcript.de], [demoAudio.transcript.en]]),
          ],
        ],
        { layout: '33-67' },
      ),
      quote(
        t(
          'Wann man klatschen darf? Immer, wenn Sie müssen.',
          'When may one clap? Whenever you must.',
        ),
        t('Johanna Weißenfels', 'Johanna Weißenfels'),
        t('Leitende Dramaturgin', 'Head of dramaturgy'),
      ),
      headline(t('Die erste Karte für 10 €', 'Your first ticket for €10'), {
        anchor: 'ausprobieren',
      }),
      text(
        [
          'Wer noch nie bei uns war, bekommt die erste Karte für zehn Euro, in jeder Kategorie, solange Plätze da sind. Sagen Sie im Kartenbüro einfach: zum ersten Mal. Wir glauben es Ihnen, einmal.',
        ],
        [
          'If you have never been to us, your first ticket costs ten euros, in any category that still has seats. Just say ‘first time’ at the box office. We will believe you, once.',
        ],
      ),
      button(t('Häufige Fragen', 'Questions and answers'), toPage('fragen'), { look: 'outline' }),
      events({ title: t('Konzerte mit freiem Eintritt', 'Free concerts'), tag: tags.idOf('frei') }),
    ],
  );
