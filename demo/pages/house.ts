import { fullTeaser, newest, section, teasers, venueList } from '../compose/teasers.ts';
import { button, quote } from '../compose/texts.ts';
import { articleCategories } from '../categories.ts';
import type { DemoMedia } from '../media.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';
import { page } from './page.ts';
import { ofType, TEAM } from './targets.ts';

export const house = (use: DemoMedia) =>
  page(
    'haus',
    {
      title: t('Das Haus', 'The house'),
      urls: t('haus', 'house'),
      position: 30,
      in_menu: true,
      meta: [
        t('Das Haus', 'The house'),
        t(
          'Seit 1911 am Lindenplatz: Geschichte, Akustik, Orgel, Nachhaltigkeit und die Menschen, die das Konzerthaus Morgenfeld tragen.',
          'On Lindenplatz since 1911: history, acoustics, organ, sustainability and the people who carry Konzerthaus Morgenfeld.',
        ),
      ],
      og_image: use.picture('kronleuchter'),
    },
    [
      fullTeaser(
        {
          image: use.picture('saal-von-der-buehne'),
          preline: t('Seit 1911', 'Since 1911'),
          headline: t(
            'Das Haus am Lindenplatz und seine Geschichte',
            'The house on Lindenplatz and its history',
          ),
          text: t(
            'Morgenfeld hatte Webstühle, Geld und keinen Ort zum Zuhören. Drei Jahre später hatte es einen: Lindenholz statt Marmor, Sitze statt Logen.',
            'Morgenfeld had looms, money and nowhere to listen. Three years later it had: limewood instead of marble, seats instead of boxes.',
          ),
          link_text: t('Die Geschichte', 'The story'),
          link: toPage('geschichte'),
        },
        'over',
      ),
      teasers([
        {
          image: use.picture('kronleuchter'),
          headline: t('Architektur & Akustik', 'Architecture & acoustics'),
          text: t(
            'Warum man in der letzten Reihe das Flüstern hört.',
            'Why a whisper carries to the last row.',
          ),
          link: toPage('architektur'),
        },
        {
          image: use.picture('dach-im-schnee'),
          headline: t('Nachhaltigkeit', 'Sustainability'),
          text: t('Zahlen, auch die unbequemen.', 'Figures, the awkward ones included.'),
          link: toPage('nachhaltigkeit'),
        },
        {
          image: use.picture('foyertreppe'),
          headline: t('Vermietung', 'Hire'),
          text: t(
            'Fünf Räume für Tagungen, Feste und Ihr eigenes Orchester.',
            'Five spaces for conferences, parties and your own orchestra.',
          ),
          link: toPage('vermietung'),
        },
        {
          image: use.picture('chor'),
          headline: t('Freundeskreis', 'Friends'),
          text: t(
            '1.140 Menschen, die ein bisschen mehr wollen als Karten.',
            '1,140 people who want a little more than tickets.',
          ),
          link: toPage('freundeskreis'),
        },
        {
          image: use.picture('werkstatt'),
          headline: t('Jobs & Ausbildung', 'Jobs & training'),
          text: t(
            'Sechs Berufe, von denen einer mit Windmaschinen zu tun hat.',
            'Six trades, one of which involves a wind machine.',
          ),
          link: toPage('jobs'),
        },
        {
          image: use.picture('mikrofon'),
          headline: t('Presse', 'Press'),
          text: t('Bilder, Texte, Akkreditierung.', 'Pictures, texts, accreditation.'),
          link: toPage('presse'),
        },
      ]),
      section(
        [
          [
            quote(
              t(
                'Ein Haus für Musik muss man heizen, putzen und lieben. Geprobt wird dann von selbst.',
                'A house for music has to be heated, cleaned and loved. The rehearsing then takes care of itself.',
              ),
              t('Çağlar Demirbaş', 'Çağlar Demirbaş'),
              t('Kaufmännischer Direktor', 'Managing director'),
            ),
          ],
          [
            button(t('Wer hier arbeitet', 'Who works here'), TEAM, { look: 'arrow' }),
            button(t('Führungen durchs Haus', 'Guided tours'), ofType('fuehrung'), {
              look: 'arrow',
            }),
          ],
        ],
        { layout: '67-33', look: 'quiet' },
      ),
      newest(t('Neues aus dem Haus', 'News from the house'), [articleCategories.idOf('haus')]),
      venueList(t('Spielstätten', 'Venues')),
    ],
  );
