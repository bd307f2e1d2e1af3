import { beside, images, sound, video } from '../../compose/pictures.ts';
import type { Piece } from '../../compose/module.ts';
import { section } from '../../compose/teasers.ts';
import { button, faq, headline, quote, text } from '../../compose/texts.ts';
import { demoAudio } from '../../files/index.ts';
import type { DemoMedia } from '../../media.ts';
import { productions } from '../../productions.ts';
import { t } from '../../text.ts';
import { toPage } from '../keys.ts';

const fidelio = (use: DemoMedia): readonly Piece[] => [
  beside(
    use.picture('dirigentenpult'),
    t('Ohne Kulissen', 'Without scenery'),
    [
      'Das Orchester sitzt im Licht, der Kerker ist der dunkle Rest des Saals. Florestan singt sein „Gott! Welch Dunkel hier!“ aus dem dritten Rang; wer dort oben sitzt, wird sich erschrecken.',
      'Die gesprochenen Dialoge von 1814 helfen heute niemandem mehr in die Handlung. Miriam Ostrowetz hat sie durch elf kurze Texte ersetzt: Briefe, die Leonore nicht abgeschickt hat.',
    ],
    [
      'The orchestra sits in the light; the dungeon is the dark remainder of the hall. Florestan sings his ‘Gott! Welch Dunkel hier!’ from the third tier, and anyone sitting up there will jump.',
      'The spoken dialogue of 1814 no longer helps anyone into the story. Miriam Ostrowetz has replaced it with eleven short texts: letters that Leonore never sent.',
    ],
  ),
  quote(
    t(
      'Beethoven hat neun Jahre an dieser Oper gearbeitet. Man hört, dass er nicht fertig werden wollte.',
      'Beethoven worked on this opera for nine years. You can hear that he did not want to be done.',
    ),
    t('Johanna Weißenfels', 'Johanna Weißenfels'),
    t('Leitende Dramaturgin', 'Head of dramaturgy'),
  ),
  faq(t('Zum Abend', 'About the evening'), [
    [
      t('Gibt es Übertitel?', 'Are there surtitles?'),
      ['Ja, deutsch und englisch, auch für die neuen Texte.'],
      ['Yes, in German and English, for the new texts as well.'],
    ],
    [
      t('Wie lange dauert es?', 'How long is it?'),
      ['Zwei Stunden und zwanzig Minuten mit einer Pause. Die Freiheit kommt nach zwei Stunden.'],
      ['Two hours and twenty minutes including one interval. Freedom arrives after two hours.'],
    ],
  ]),
];

const pfifferling = (use: DemoMedia): readonly Piece[] => [
  headline(t('Das Inventar', 'The inventory'), { anchor: 'inventar' }),
  text(
    [
      '- 14 Türen, davon 11 quietschend\n- 3 Wecker, heiser\n- 1 Cello, verstummt (Ursache unbekannt)\n- 2 Kaffeemühlen in F und Fis\n- 1 Stille, vermisst seit Dienstag',
    ],
    [
      '- 14 doors, 11 of them squeaky\n- 3 alarm clocks, hoarse\n- 1 cello, mute (cause unknown)\n- 2 coffee grinders, in F and F sharp\n- 1 silence, missing since Tuesday',
    ],
  ),
  images(
    [
      [use.picture('werkstatt'), t('Herrn Pfifferlings Wand', 'Mr Pfifferling’s wall')],
      [use.picture('cello'), t('Der schwierigste Fall', 'The most difficult case')],
      [use.picture('trommelwerkstatt'), t('Nach der Vorstellung', 'After the show')],
    ],
    { layout: 'grid', format: 'square' },
  ),
  section(
    [
      [
        headline(t('Ganz entspannt', 'Taking it easy')),
        text(
          [
            'An einigen Tagen spielt Herr Pfifferling bei Licht und offenen Türen, leiser und mit einer Pause mehr. Wer mag, besucht ihn eine Stunde vorher auf der Bühne und fasst die Kaffeemühlen an.',
          ],
          [
            'On some days Mr Pfifferling plays with the lights on and the doors open, more softly and with an extra break. Visit him on stage an hour before if you like, and try the coffee grinders.',
          ],
        ),
      ],
      [button(t('Familien & Kinder im Konzert', 'Families & children'), toPage('familien'))],
    ],
    { layout: '67-33', look: 'accent' },
  ),
];

const klaviertage = (use: DemoMedia): readonly Piece[] => [
  beside(
    use.picture('fluegel'),
    t('Sieben Flügel', 'Seven grand pianos'),
    [
      'Zwei gehören uns, einer der Hochschule, einer einer Zahnärztin. Der fünfte kommt aus Wien, der sechste war der Flügel der Tuchfabrikantin Lindenau und hat seit 1931 nicht mehr vor Publikum gespielt. Der siebte steht im Foyer und gehört vier Tage lang Ihnen.',
    ],
    [
      'Two are ours, one belongs to the conservatoire and one to a dentist. The fifth comes from Vienna. The sixth belonged to Auguste Lindenau of the cloth mill and has not played in public since 1931. The seventh stands in the foyer and for four days is yours.',
    ],
  ),
  sound(use, demoAudio.title, [[demoAudio.transcript.de], [demoAudio.transcript.en]]),
  video(
    'https://www.youtube.com/watch?v=morgenfeld5',
    use.picture('klaviertasten'),
    t('Wie ein Flügel in den zweiten Stock kommt', 'How a grand piano gets to the second floor'),
    t('3:33', '3:33'),
  ),
  button(t('Anfahrt', 'Getting here'), toPage('anfahrt'), { look: 'arrow' }),
];

const partituren = (use: DemoMedia): readonly Piece[] => [
  images(
    [
      [
        use.picture('partitur'),
        t(
          'Blatt 12: eine Stelle, dreimal überlegt',
          'Leaf 12: one passage, thought about three times',
        ),
      ],
      [
        use.picture('notenarchiv'),
        t('Wo die Blätter sonst liegen', 'Where the leaves usually live'),
      ],
    ],
    { format: 'original' },
  ),
  headline(t('So hören Sie die Blätter', 'How to hear the leaves'), { anchor: 'hoeren' }),
  text(
    [
      'An jeder Vitrine hängt ein Hörer wie in einer alten Telefonzelle. Abheben, ans Ohr halten, mitlesen. Induktiv funktioniert es auch. Das Licht ist schwach, der Tinte zuliebe; eine Lupe mit Lampe liegt bereit.',
    ],
    [
      'Each case has a receiver like those of an old telephone box. Lift it, hold it to your ear, read along. It works with hearing loops, too. The light is dim for the sake of the ink; magnifiers with lamps are provided.',
    ],
  ),
  quote(
    t(
      'Wer radiert, hat nachgedacht. Wer durchstreicht, war sich sicher.',
      'Those who erase have been thinking. Those who cross out were sure.',
    ),
    t('Aus dem Katalog', 'From the catalogue'),
  ),
];

/** What stands below some of the productions. */
export const onProductions = (use: DemoMedia): ReadonlyMap<number, readonly Piece[]> =>
  new Map([
    [productions.idOf('fidelio'), fidelio(use)],
    [productions.idOf('pfifferling'), pfifferling(use)],
    [productions.idOf('klaviertage'), klaviertage(use)],
    [productions.idOf('partituren'), partituren(use)],
  ]);
