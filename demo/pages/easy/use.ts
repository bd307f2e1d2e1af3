import { de, easyHeadline, easyPage, easyText, easyIntro } from './easy-page.ts';

/** BITV 2.0, section 4, number 2: how to find one's way around the website. */
export const easyUse = () =>
  easyPage(
    'leicht-bedienung',
    {
      title: de('So benutzen Sie die Internet-Seite'),
      urls: de('leichte-sprache/bedienung'),
      parent: 'leicht',
      position: 20,
      in_footer: true,
      meta: [
        de('Leichte Sprache: So benutzen Sie die Internet-Seite'),
        de(
          'Wir erklären die Internet-Seite vom Konzert-Haus Morgenfeld. Der Text ist in Leichter Sprache.',
        ),
      ],
    },
    [
      easyIntro(
        'Diese Internet-Seite hat viele Teile.\nWir nennen die Teile: Seiten.\nAlle Seiten sehen ähnlich aus.\nHier steht: So finden Sie alles.',
      ),
      easyHeadline('Ganz oben'),
      easyText(
        'Ganz oben sind kleine Bilder.\nDort sind auch 2 Buchstaben: EN.\nDas alles sind Knöpfe.\nAuf die Knöpfe können Sie drücken.',
        '- **Herz:** Hier ist Ihre Merk-Liste.\n- **Einkaufs-Wagen:** Hier ist Ihr Waren-Korb.\n- **Lupe:** Hier können Sie etwas suchen.\n- **EN:** Hier kommen Sie zur englischen Seite.',
        'Sie mögen ein Konzert?\nDann drücken Sie auf das Herz neben dem Konzert.\nDas Konzert steht dann auf Ihrer Merk-Liste.',
      ),
      easyHeadline('Das Menü'),
      easyText(
        'Das Menü ist auch oben.\nDas Menü ist eine Liste.\nIn der Liste stehen die wichtigsten Seiten.\nDrücken Sie auf ein Wort.\nDann kommen Sie zu der Seite.',
        'Haben Sie ein Handy?\nDann drücken Sie zuerst auf das Wort: Menü.',
      ),
      easyHeadline('Wo bin ich?'),
      easyText(
        'Unter dem Menü steht eine kleine Zeile.\nDort steht der Name von dieser Seite.\nDas erste Wort in der Zeile ist: Startseite.\nDamit kommen Sie zum Anfang zurück.',
      ),
      easyHeadline('Links'),
      easyText(
        'Manche Wörter haben unten einen Strich.\nDiese Wörter sind Links.\nLink ist ein englisches Wort.\nDrücken Sie auf einen Link.\nDann kommen Sie auf eine andere Seite.',
      ),
      easyHeadline('Das Programm'),
      easyText(
        'Im Programm stehen alle Konzerte.\nDas nächste Konzert steht oben.',
        'Über der Liste gibt es Filter.\nEin Filter macht die Liste kürzer.\nZum Beispiel sehen Sie dann nur Konzerte für Kinder.',
      ),
      easyHeadline('Karten aussuchen'),
      easyText(
        '1. Suchen Sie ein Konzert aus.\n2. Drücken Sie auf den Namen vom Konzert.\n3. Suchen Sie Ihre Karten aus.\n4. Drücken Sie auf den Knopf: In den Warenkorb.\n5. Drücken Sie auf den Knopf: Zum Warenkorb.\n6. Dort kaufen Sie die Karten.',
        'Die Karten bleiben 15 Minuten im Waren-Korb.\nBrauchen Sie mehr Zeit?\nDann rufen Sie uns gern an.',
      ),
      easyHeadline('Leichte Sprache'),
      easyText(
        'Manche Seiten gibt es auch in Leichter Sprache.\nDann steht oben der Knopf: Leichte Sprache.\nDrücken Sie auf den Knopf.\nDann sehen Sie den Text in Leichter Sprache.',
        'Sie wollen zurück?\nDann drücken Sie auf den Knopf: Alltagssprache.',
        'Manche Seiten gibt es nur in Leichter Sprache.\nDann fehlt der Knopf.\nAuch diese Seite gibt es nur in Leichter Sprache.',
      ),
      easyHeadline('Ganz unten'),
      easyText(
        'Ganz unten stehen noch mehr Links.\nDort sind auch die Links zur Leichten Sprache.\nUnd dort steht: Barriere melden.',
      ),
      easyHeadline('Ohne Maus'),
      easyText(
        'Sie können auch die Tastatur benutzen.\nDrücken Sie die Taste: Tab.\nDamit kommen Sie zum nächsten Link.\nDrücken Sie dann die Taste: Enter.\nDamit öffnen Sie den Link.',
      ),
    ],
  );
