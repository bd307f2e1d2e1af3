import { visitorForm } from '../compose/pictures.ts';
import { section } from '../compose/teasers.ts';
import { closeText, headline, text } from '../compose/texts.ts';
import { pageLink } from '../links.ts';
import { t } from '../text.ts';
import { page } from './page.ts';

const PRIVACY = pageLink('legals-privacy').de;
const FEED = pageLink('events-feed').de;

export const newsletter = () =>
  page(
    'newsletter',
    {
      title: t('Newsletter', 'Newsletter'),
      headline: t('Newsletter', 'Newsletter'),
      urls: t('newsletter', 'newsletter'),
      parent: 'karten',
      position: 50,
      in_menu: true,
      in_footer: true,
      meta: [
        t('Newsletter', 'Newsletter'),
        t(
          'Am ersten Freitag im Monat: sieben Empfehlungen, ein Blick hinter die Bühne, kein Ausrufezeichen.',
          'On the first Friday of the month: seven recommendations, a look backstage, not one exclamation mark.',
        ),
      ],
    },
    [
      section(
        [
          [
            headline(t('Was im Newsletter steht', 'What is in the newsletter')),
            text(
              [
                'Am ersten Freitag im Monat schreibt die Dramaturgie auf, was sie selbst nicht verpassen möchte. Ohne Ausrufezeichen.',
                'Wir messen weder, ob Sie öffnen, noch, worauf Sie klicken. Abmelden können Sie sich mit dem Link am Ende jeder Ausgabe.',
              ],
              [
                'On the first Friday of the month our dramaturgs write down what they would hate to miss themselves. Without exclamation marks.',
                'We measure neither whether you open it nor what you click. Unsubscribe with the link at the end of every issue.',
              ],
            ),
          ],
          [visitorForm('newsletter')],
        ],
        { layout: '50-50' },
      ),
      headline(t('Ohne Formular bestellen', 'Subscribing without a form')),
      closeText(
        [
          `Schicken Sie eine leere E-Mail an [post@morgenfeld.example](mailto:post@morgenfeld.example). Oder abonnieren Sie das [Programm als RSS](${FEED}); das weiß nicht einmal, dass es Sie gibt. Was mit Ihrer Adresse geschieht, steht in der [Datenschutzerklärung](${PRIVACY}).`,
        ],
        [
          `Send an empty e-mail to [post@morgenfeld.example](mailto:post@morgenfeld.example). Or subscribe to the [programme as RSS](${FEED}), which does not even know that you exist. What happens to your address is described in our [privacy policy](${PRIVACY}).`,
        ],
      ),
    ],
  );
