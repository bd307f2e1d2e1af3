import { beside, image, images, podcast } from '../compose/pictures.ts';
import { columns, section } from '../compose/teasers.ts';
import { button, faq, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { ofGenre, toPerson, toSeries } from '../pages/targets.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';
import { toArticle } from './keys.ts';

const conductor = (use: DemoMedia): Draft =>
  article(
    'mirela',
    {
      title: t('„Ich zeige nur, wo Luft ist“', '‘I only show them where the air is’'),
      preline: t('Gespräch', 'Conversation'),
      teaser: t(
        'Chefdirigentin Mirela Dragoș über leise Proben, laute Vorbilder und die Frage, was ein Orchester ohne sie täte.',
        'Chief conductor Mirela Dragoș on quiet rehearsals, loud role models and what an orchestra would do without her.',
      ),
      category: 'gespraeche',
      tags: ['orchester', 'neueMusik'],
      author: 'Johanna Weißenfels',
      image: use.picture('dirigentenpult'),
      description: t(
        'Mirela Dragoș, Chefdirigentin der Morgenfelder Philharmonie, im Gespräch über Proben, Stille und Emilie Mayer.',
        'Mirela Dragoș, chief conductor of the Morgenfeld Philharmonic, on rehearsing, silence and Emilie Mayer.',
      ),
    },
    [
      beside(
        use.picture(
          'portrait-locken',
          t('Mirela Dragoș in der Kantine', 'Mirela Dragoș in the canteen'),
        ),
        t('Mittwoch, 13:00 Uhr, Kantine', 'Wednesday, 13:00, canteen'),
        [
          'Sie isst Suppe, liest nebenher in einer Partitur und salzt die falsche Seite. Geboren in Cluj, studiert in Wien, seit drei Spielzeiten in Morgenfeld. In den Proben spricht sie so leise, dass die Kontrabässe sich nach vorn beugen. Sie sagt, das sei Absicht.',
        ],
        [
          'She eats soup, reads a score on the side and salts the wrong page. Born in Cluj, trained in Vienna, for three seasons in Morgenfeld. In rehearsal she speaks so softly that the double basses lean forward. She says it is deliberate.',
        ],
      ),
      headline(t('Warum so leise?', 'Why so quiet?')),
      text(
        [
          'Weil man nur einmal am Tag laut werden kann. Mein Lehrer in Wien hat geschrien, wir haben alle ab zehn Uhr fünf nichts mehr gehört. Wenn ich flüstere, flüstern die Geigen auch, und plötzlich ist Platz. Ich dirigiere keine Töne. Ich zeige nur, wo Luft ist.',
        ],
        [
          'Because one can only be loud once a day. My teacher in Vienna shouted, and from five past ten none of us heard a thing. If I whisper, the violins whisper too, and suddenly there is room. I don’t conduct notes. I only show them where the air is.',
        ],
      ),
      headline(
        t('Könnte das Orchester ohne Sie spielen?', 'Could the orchestra play without you?'),
      ),
      text(
        [
          'Beethovens Erste, jederzeit. Wir haben es ausprobiert, ich saß in Reihe 14 neben der Intendantin. Es war sehr gut. Nach dem dritten Satz hat mich allerdings keiner vermisst, und das hat mich dann doch interessiert.',
        ],
        [
          'Beethoven’s First, any time. We tried it, and I sat in row 14 next to the general director. It was very good. After the third movement nobody missed me, though, and that did interest me.',
        ],
      ),
      quote(
        t(
          'Ein Einsatz ist keine Anweisung. Er ist eine Einladung mit Uhrzeit.',
          'A cue is not an order. It is an invitation with a time on it.',
        ),
        t('Mirela Dragoș', 'Mirela Dragoș'),
      ),
      headline(
        t(
          'Sie stellen Emilie Mayer neben Beethoven. Hält sie das aus?',
          'You put Emilie Mayer next to Beethoven. Can she stand it?',
        ),
      ),
      text(
        [
          `Fragen Sie lieber, ob wir es aushalten. Wir haben zweihundert Jahre lang verglichen, ohne zuzuhören. Ich setze sie nicht ins Programm, weil sie eine Frau war. Ich setze sie ins Programm, weil das Finale der Siebten an Stellen lacht, wo Schumann feierlich wird. [Mehr über sie](${toArticle('emilie-mayer')}) steht ein paar Seiten weiter.`,
        ],
        [
          `Ask rather whether we can. For two hundred years we compared without listening. I don’t programme her because she was a woman. I programme her because the finale of the Seventh laughs in places where Schumann turns solemn. There is [more about her](${toArticle('emilie-mayer')}) a few pages on.`,
        ],
      ),
      headline(t('Was hören Sie zu Hause?', 'What do you listen to at home?')),
      text(['Den Kühlschrank. Er steht auf B.'], ['The fridge. It is in B flat.']),
      section(
        [
          [
            text(
              [
                'Die Philharmonischen Abende leitet Mirela Dragoș in dieser Spielzeit siebenmal. Eine Stunde vorher gibt es im Foyer eine Einführung.',
              ],
              [
                'Mirela Dragoș conducts seven of this season’s Philharmonic Evenings. An hour before each there is an introduction in the foyer.',
              ],
            ),
          ],
          [button(t('Philharmonische Abende', 'Philharmonic Evenings'), toSeries('abende'))],
        ],
        { layout: '67-33', look: 'accent' },
      ),
    ],
  );

const bass = (use: DemoMedia): Draft =>
  article(
    'kontrabass',
    {
      title: t('Tags Bruckner, nachts Mingus', 'Bruckner by day, Mingus by night'),
      preline: t('Gespräch', 'Conversation'),
      teaser: t(
        'Ottokar Brüning spielt zwei Leben auf einem Instrument. Ein Besuch zwischen Probe und Jamsession, mit Bus, Bass und Bockwurst.',
        'Ottokar Brüning leads two lives on one instrument. A visit between rehearsal and jam session, with bus, bass and bockwurst.',
      ),
      category: 'gespraeche',
      tags: ['jazz', 'orchester'],
      author: 'Friedemann Kolb',
    },
    [
      text(
        [
          `Um 18:00 Uhr verlässt [Ottokar Brüning](${toPerson('otto')}) das Konzerthaus durch die Bühnentür, auf dem Rücken 1,85 Meter Fichte von 1890. Um 22:00 Uhr stellt er denselben Bass in der Alten Weberei auf. Dazwischen: eine Bockwurst, ein Hemdwechsel und zehn Minuten, in denen er nicht angesprochen werden möchte.`,
        ],
        [
          `At 18:00 [Ottokar Brüning](${toPerson('otto')}) leaves the Konzerthaus by the stage door with six feet of spruce from 1890 on his back. At 22:00 he sets up the same bass at the Alte Weberei. In between: a bockwurst, a change of shirt and ten minutes in which he does not wish to be spoken to.`,
        ],
      ),
      columns('50-50', [
        [
          headline(t('Am Tag', 'By day')),
          text(
            [
              '„Bei Bruckner bin ich einer von acht. Wir atmen zusammen. Wenn einer von uns eine Viertelsekunde früher ist, merkt es das Haus, nicht das Publikum. Das Publikum merkt nur, dass der Boden nicht mehr da ist.“',
              '„Ich liebe die langen Töne. Zwölf Takte D. Sie denken, da passiert nichts. Da passiert alles, nur nicht bei mir.“',
            ],
            [
              '‘In Bruckner I’m one of eight. We breathe together. If one of us is a quarter of a second early the building notices, not the audience. The audience only notices that the floor has gone.’',
              '‘I love the long notes. Twelve bars of D. You think nothing is happening. Everything is happening, just not to me.’',
            ],
          ),
        ],
        [
          headline(t('In der Nacht', 'By night')),
          text(
            [
              '„Bei Mingus bin ich der Boden, die Wand und der Kerl, der das Licht ausmacht. Ich darf zu früh sein. Ich soll. Mingus hat seine Leute beschimpft, wenn sie pünktlich waren.“',
              '„Morgens ist dann wieder Probe, da muss ich mir das Wippen abgewöhnen. Mirela sieht es sofort. Sie sagt: Otto, heute ist Mittwoch.“',
            ],
            [
              '‘In Mingus I’m the floor, the wall and the guy who turns off the lights. I’m allowed to be early. I’m supposed to be. Mingus swore at his people for being on time.’',
              '‘Next morning there’s rehearsal again and I have to unlearn the bobbing. Mirela spots it at once. She says: Otto, it’s Wednesday.’',
            ],
          ),
        ],
      ]),
      podcast(
        'https://open.spotify.com/playlist/4mOrGenFeLdSiLbe2Bass1',
        t(
          'Brünings Heimwegliste: zwölf Stücke zwischen Bruckner und Mingus',
          'Brüning’s way-home list: twelve tracks between Bruckner and Mingus',
        ),
      ),
      headline(t('Der Kasten Bier', 'The crate of beer')),
      text(
        [
          'Die Session gibt es seit 2006. „Vier Leute, ein Kasten, kein Plan.“ Heute stehen an manchen Abenden sechzig auf der Liste: Schülerinnen, Zahnärzte, einmal die komplette Trompetengruppe eines Gastorchesters aus Oslo. Die Regel ist geblieben. Wer spielt, hört erst einem anderen zu. Wer nur redet, trägt Stühle.',
        ],
        [
          'The session has been going since 2006. ‘Four people, one crate, no plan.’ Today there are evenings with sixty names on the list: schoolchildren, dentists, once the complete trumpet section of a visiting orchestra from Oslo. The rule has remained. If you want to play, listen to somebody else first. If you only talk, you carry chairs.',
        ],
      ),
      image(
        use.picture('alte-weberei'),
        'horizontal',
        t('Am Wehr, kurz vor zehn', 'By the weir, just before ten'),
      ),
      button(t('Jazz im Programm', 'Jazz in the programme'), ofGenre('jazz')),
    ],
  );

const tuner = (use: DemoMedia): Draft =>
  article(
    'klavierstimmerin',
    {
      title: t('Sieben Flügel, zwei Ohren', 'Seven grand pianos, two ears'),
      preline: t('Gespräch', 'Conversation'),
      teaser: t(
        'Pauline Achterberg stimmt vor jedem Konzert, in der Pause und manchmal danach, für sich. Warum ein reines Klavier falsch wäre.',
        'Pauline Achterberg tunes before every concert, in the interval and sometimes afterwards, for herself. Why a pure piano would be wrong.',
      ),
      category: 'gespraeche',
      tags: ['klavier', 'handwerk'],
      author: 'Bérénice Huguenot',
      description: t(
        'Warum ein reines Klavier falsch wäre: ein Gespräch mit der Klavierstimmerin des Konzerthauses.',
        'Why a pure piano would be wrong: a conversation with the piano tuner of the Konzerthaus.',
      ),
      image: use.picture('fluegel'),
    },
    [
      text(
        [
          'Die Hammerflügel nicht mitgerechnet, besitzt das Haus sieben Instrumente. Sie haben Nummern, aber Pauline Achterberg nennt sie beim Vornamen. „Die Sieben heißt Gerda. Gerda ist beleidigt, wenn jemand Prokofjew spielt.“',
        ],
        [
          'Not counting fortepianos, the house owns seven instruments. They have numbers, but Pauline Achterberg calls them by their first names. ‘Number seven is Gerda. Gerda takes offence when anyone plays Prokofiev.’',
        ],
      ),
      faq(t('Gestimmt und gefragt', 'Tuned and asked'), [
        [
          t('Wie viele Saiten sind das?', 'How many strings is that?'),
          [
            'Rund 230 je Flügel. Die meisten Töne haben drei. Zwei davon stelle ich ruhig, indem ich Filz dazwischenschiebe, dann stimme ich die dritte, dann hole ich die anderen dazu. Neunzig Minuten, wenn keiner staubsaugt.',
          ],
          [
            'About 230 per piano. Most notes have three. I silence two of them by pushing felt in between, tune the third, then bring in the others. Ninety minutes, provided nobody vacuums.',
          ],
        ],
        [
          t('Stimmen Sie rein?', 'Do you tune pure?'),
          [
            'Um Himmels willen. Reine Quinten zwölfmal übereinander ergeben keine Oktave, es bleibt ein Rest, fast ein Viertel eines Halbtons. Den muss man verstecken. Früher in einer Ecke, da heulte dann As-Dur. Heute gleichmäßig. Ein gut gestimmtes Klavier ist überall ein bisschen verstimmt.',
          ],
          [
            'Heaven forbid. Twelve pure fifths stacked up do not make an octave; there is a remainder, almost a quarter of a semitone. It has to be hidden. They used to put it in one corner, and then A flat major howled. Today it is spread evenly. A well-tuned piano is slightly out of tune everywhere.',
          ],
        ],
        [
          t('Was wünschen sich Pianistinnen?', 'What do pianists ask for?'),
          [
            '„Heller.“ „Runder.“ „Nicht so schwarz.“ Einer wollte „mehr November“. Ich steche dann mit Nadeln in den Filz der Hämmer, zwei, drei Stiche, und frage noch mal. Meistens haben sie vergessen, was sie wollten, und sind glücklich.',
          ],
          [
            '‘Brighter.’ ‘Rounder.’ ‘Not so black.’ One wanted ‘more November’. I prick the felt of the hammers with needles, two or three stabs, and ask again. Usually they have forgotten what they wanted and are happy.',
          ],
        ],
        [
          t('Hören Sie im Konzert Musik oder Saiten?', 'In concert, do you hear music or strings?'),
          ['Bis zur Pause Saiten. Danach, wenn nichts mehr zu retten ist, Musik.'],
          ['Strings, until the interval. After that, when nothing can be saved any more, music.'],
        ],
      ]),
      images([
        [use.picture('fluegel'), t('Gerda', 'Gerda')],
        [
          use.picture('klaviertasten'),
          t('Nummer drei, „Herr Doktor“, Kammersaal', 'Number three, ‘the Doctor’, Chamber Hall'),
        ],
        [use.picture('werkstatt'), t('Filz, Nadeln, Stimmhammer', 'Felt, needles, tuning lever')],
      ]),
      button(
        t('Achtundachtzig, die Klavierreihe', 'Eighty-Eight, the piano series'),
        toSeries('tasten'),
        { look: 'outline' },
      ),
    ],
  );

/** Conversations with those who stand on stage. */
export const conversations = (use: DemoMedia): readonly Draft[] => [
  conductor(use),
  bass(use),
  tuner(use),
];
