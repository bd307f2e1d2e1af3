import { fullTeaser, section, teasers } from '../compose/teasers.ts';
import { button, headline, text } from '../compose/texts.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';

export const visit = (use: DemoMedia) =>
  page(
    'besuch',
    {
      title: t('Ihr Besuch', 'Your visit'),
      urls: t('besuch', 'visit'),
      position: 20,
      in_menu: true,
      has_tab_navigation: true,
      meta: [
        t('Ihr Besuch', 'Your visit'),
        t(
          'Anfahrt, Plätze, Garderobe, Barrierefreiheit: alles für einen Abend, an dem Sie nur noch zuhören müssen.',
          'Getting here, seats, cloakroom, access: everything for an evening that leaves you nothing to do but listen.',
        ),
      ],
      og_image: use.picture('konzerthaus-tag'),
    },
    [
      fullTeaser({
        image: use.picture('konzerthaus-tag'),
        headline: t('Ihr Besuch', 'Your visit'),
        subline: t(
          'Das Foyer öffnet neunzig Minuten vor Beginn, der Saal dreißig.',
          'The foyer opens ninety minutes before the start, the hall thirty.',
        ),
        text: t(
          'Sie brauchen keine Krawatte, keine Vorkenntnisse und keine Angst vor der falschen Tür. Es gibt nur sechs, und an jeder steht jemand.',
          'You need no tie, no previous knowledge and no fear of the wrong door. There are only six, with somebody standing at each.',
        ),
        link_text: t('Zum ersten Mal hier?', 'First time here?'),
        link: toPage('erster-besuch'),
      }),
      teasers(
        [
          {
            image: use.picture('strassenbahn'),
            headline: t('Anfahrt', 'Getting here'),
            text: t(
              'Linie 2 oder 5, vierzig Schritte. Die Karte ist auch Fahrkarte.',
              'Tram 2 or 5, forty steps. Your ticket is your fare.',
            ),
            link: toPage('anfahrt'),
          },
          {
            image: use.picture('rampe-und-aufzug'),
            headline: t('Barrierefreiheit im Haus', 'Access in the house'),
            text: t(
              'Was geht, in Zentimetern, und was noch nicht.',
              'What works, in centimetres, and what doesn’t yet.',
            ),
            link: toPage('zugang'),
          },
          {
            image: use.picture('sitzreihen'),
            headline: t('Saalpläne & Plätze', 'Seating'),
            text: t(
              'Wo man gut sieht, wo man gut hört, wo beides.',
              'Where to see well, where to hear well, and where you can do both.',
            ),
            link: toPage('plaetze'),
          },
          {
            image: use.picture('cafetisch'),
            headline: t('Garderobe & Gastronomie', 'Cloakroom, food & drink'),
            text: t(
              'Mantel abgeben, Suppe essen, Pausengetränk vorbestellen.',
              'Leave your coat, have some soup, order ahead for the interval.',
            ),
            link: toPage('garderobe'),
          },
          {
            image: use.picture('trommelwerkstatt'),
            headline: t('Familien & Kinder im Konzert', 'Families & children'),
            text: t(
              'Ab null Jahren, mit Wickeltisch und Sitzkissen.',
              'From nought years up, changing tables and cushions included.',
            ),
            link: toPage('familien'),
          },
          {
            image: use.picture('foyertreppe'),
            headline: t('Häufige Fragen', 'Questions and answers'),
            text: t(
              'Klatschen, Husten, Zuspätkommen: vierzehn Antworten.',
              'Clapping, coughing, coming late: fourteen answers.',
            ),
            link: toPage('fragen'),
          },
        ],
        { title: t('Gut zu wissen', 'Good to know') },
      ),
      section(
        [
          [
            headline(t('Der Ablauf eines Abends', 'How an evening runs'), { anchor: 'ablauf' }),
            text(
              [
                '1. **Neunzig Minuten vorher** öffnen Foyer, Garderobe und Café.\n2. **Eine Stunde vorher** erzählt die Dramaturgie im Foyer, was Sie erwartet.\n3. **Dreißig Minuten vorher** gehen die Saaltüren auf.\n4. **Dreimal klingelt es,** das dritte Mal ist ernst gemeint.\n5. **Danach** bleibt das Foyer eine Stunde offen. Das Orchester auch.',
              ],
              [
                '1. **Ninety minutes before,** the foyer, cloakroom and café open.\n2. **One hour before,** our dramaturgs tell you in the foyer what to expect.\n3. **Thirty minutes before,** the hall doors open.\n4. **The bell rings three times,** and the third time it means it.\n5. **Afterwards** the foyer stays open for an hour. So does the orchestra.',
              ],
            ),
          ],
          [button(t('Hausordnung', 'House rules'), toPage('hausordnung'), { look: 'arrow' })],
        ],
        { layout: '67-33', look: 'quiet' },
      ),
    ],
  );
