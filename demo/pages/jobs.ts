import { beside } from '../compose/pictures.ts';
import { teasers } from '../compose/teasers.ts';
import { button, faq, headline, quote, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { page } from './page.ts';
import { TEAM } from './targets.ts';

const APPLY = 'mailto:arbeiten@morgenfeld.example';

export const jobs = (use: DemoMedia) =>
  page(
    'jobs',
    {
      title: t('Jobs & Ausbildung', 'Jobs & training'),
      headline: t('Jobs und Ausbildung', 'Jobs and training'),
      urls: t('haus/jobs-ausbildung', 'house/jobs-training'),
      parent: 'haus',
      position: 70,
      in_menu: true,
      in_footer: true,
      meta: [
        t('Jobs und Ausbildung', 'Jobs and training'),
        t(
          'Offene Stellen, Ausbildungsplätze und das freiwillige Jahr am Konzerthaus Morgenfeld.',
          'Vacancies, apprenticeships and the voluntary year at Konzerthaus Morgenfeld.',
        ),
      ],
    },
    [
      text(
        [
          '142 Menschen arbeiten hier, und nur 78 davon mit einem Instrument. Die anderen stimmen, leuchten, rechnen, heben, verkaufen, kochen und wissen, wo der zweite Schlüssel hängt.',
        ],
        [
          'A hundred and forty-two people work here, and only 78 of them with an instrument. The others tune, light, calculate, lift, sell, cook and know where the spare key hangs.',
        ],
      ),
      teasers(
        [
          {
            preline: t('Vollzeit, ab sofort', 'Full-time, now'),
            headline: t('Veranstaltungstechniker:in Ton', 'Sound technician'),
            text: t(
              'Shedhalle und Foyerbühne. Sie hören, wenn ein Kabel lügt.',
              'Weaving Shed and Foyer Stage. You can hear a cable lie.',
            ),
            link_text: t('Bewerben', 'Apply'),
            link: APPLY,
          },
          {
            preline: t('Teilzeit, 25 Stunden', 'Part-time, 25 hours'),
            headline: t('Notenbibliothekar:in', 'Orchestra librarian'),
            text: t(
              'Sie bezeichnen Striche, suchen Stimmen und finden sie auch.',
              'You mark bowings, look for parts and actually find them.',
            ),
            link_text: t('Bewerben', 'Apply'),
            link: APPLY,
          },
          {
            preline: t('Abends, stundenweise', 'Evenings, by the hour'),
            headline: t('Publikumsdienst', 'Front of house'),
            text: t(
              'Türen, Plätze, Auskünfte. Ein freundliches Gesicht ist mitzubringen, eine Uniform gibt es.',
              'Doors, seats, directions. Bring a friendly face; we provide the jacket.',
            ),
            link_text: t('Bewerben', 'Apply'),
            link: APPLY,
          },
        ],
        { title: t('Offene Stellen', 'Vacancies'), layout: 'rows' },
      ),
      headline(t('Ausbildung', 'Training'), { anchor: 'ausbildung' }),
      beside(
        use.picture('werkstatt'),
        t('Ausbildungsberufe', 'Apprenticeships'),
        [
          'Wir bilden aus: Fachkräfte für Veranstaltungstechnik, Veranstaltungskaufleute und, gemeinsam mit der Werkstatt Brandt, eine Klavierbauerin oder einen Klavierbauer. Beginn ist im September, Bewerbungsschluss Ende Februar.',
          'Im freiwilligen kulturellen Jahr lernen drei junge Leute alle Abteilungen kennen. Eine von ihnen, 2006, war Bérénice Huguenot. Sie ist geblieben.',
        ],
        [
          'We train event technicians, event managers and, together with the Brandt workshop, one piano maker. Training begins in September; applications close at the end of February.',
          'Each year three young people on the voluntary cultural year get to know every department. One of them, in 2006, was Bérénice Huguenot. She stayed.',
        ],
      ),
      quote(
        t(
          'Im Vorstellungsgespräch habe ich gefragt, ob es laut ist. Das war die richtige Frage.',
          'At the interview I asked whether it gets loud. That was the right question.',
        ),
        t('Samira Oelze', 'Samira Oelze'),
        t('Auszubildende im zweiten Jahr', 'Apprentice in her second year'),
      ),
      faq(t('Bewerbung', 'Applying'), [
        [
          t('Was soll ich schicken?', 'What should I send?'),
          [
            'Eine Seite über Sie und ein Lebenslauf genügen. Foto, Alter und Familienstand lassen Sie bitte weg.',
          ],
          [
            'A page about yourself and a CV will do. Please leave out photograph, age and marital status.',
          ],
        ],
        [
          t('Muss ich ein Instrument spielen?', 'Must I play an instrument?'),
          ['Nein. Im Betriebschor singen auch Menschen, die das von sich nicht behaupten.'],
          ['No. The staff choir includes people who make no claim to sing.'],
        ],
        [
          t('Wie barrierefrei ist der Arbeitsplatz?', 'How accessible is the workplace?'),
          [
            'Bühne, Büros und Werkstatt sind stufenlos, der Schnürboden nicht. Wir richten ein, was Sie brauchen, bevor Sie anfangen.',
          ],
          [
            'Stage, offices and workshop are step-free; the fly loft is not. We set up what you need before you start.',
          ],
        ],
      ]),
      button(t('Das Team', 'The team'), TEAM, { look: 'arrow' }),
    ],
  );
