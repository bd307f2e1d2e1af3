import { beside, sound, video } from '../compose/pictures.ts';
import { events } from '../compose/teasers.ts';
import { button, closeText, headline, quote, text } from '../compose/texts.ts';
import { demoAudio } from '../files/index.ts';
import type { DemoMedia } from '../media.ts';
import { toPage } from '../pages/keys.ts';
import { toPerson, toSeries } from '../pages/targets.ts';
import { tags } from '../tags.ts';
import { t } from '../text.ts';
import { article, type Draft } from './article.ts';

const theorbo = (): Draft =>
  article(
    'theorbe',
    {
      title: t('Ein Fensterplatz für die Theorbe', 'A window seat for the theorbo'),
      preline: t('Gespräch', 'Conversation'),
      teaser: t(
        'Íñigo Zubizarreta besitzt elf Zupfinstrumente und kein Auto. Über Reisen mit einem Hals von zwei Metern.',
        'Íñigo Zubizarreta owns eleven plucked instruments and no car. On travelling with a neck two metres long.',
      ),
      category: 'gespraeche',
      tags: ['alteMusik', 'nachhaltig'],
      author: 'Tabea Rönnquist',
    },
    [
      text(
        [
          `Im Großraumwagen von Bilbao nach Paris sitzt am Fenster ein schwarzer Kasten mit Sitzplatzreservierung. Daneben, am Gang, [Íñigo Zubizarreta](${toPerson('inigo')}). Der Schaffner locht zwei Karten. „Der Herr spricht nicht“, sagt er. „Doch“, sagt Zubizarreta, „aber sehr tief.“`,
        ],
        [
          `In the open coach from Bilbao to Paris a black case with a reservation sits by the window. Beside it, on the aisle, [Íñigo Zubizarreta](${toPerson('inigo')}). The guard punches two tickets. ‘The gentleman doesn’t talk,’ he says. ‘He does,’ says Zubizarreta, ‘but very low.’`,
        ],
      ),
      headline(t('Wozu braucht man so einen Hals?', 'Why would one need such a neck?')),
      text(
        [
          'Für die Bässe. Im 16. Jahrhundert wollte man singen wie die alten Griechen, also begleitet von fast nichts, aber von einem tiefen Fast-nichts. Darmsaiten klingen tief nur, wenn sie lang sind. Also hat man verlängert, bis es durch keine Tür mehr passte. Dann hat man die Türen vergrößert. Sehen Sie sich Paläste an.',
        ],
        [
          'For the basses. In the sixteenth century people wanted to sing like the ancient Greeks, accompanied by almost nothing, but by a low almost nothing. Gut strings only sound low if they are long. So they lengthened them until they no longer fitted through any door. Then they enlarged the doors. Look at palaces.',
        ],
      ),
      headline(t('Und im Konzert?', 'And in concert?')),
      text(
        [
          'Sieht man mich von überall und hört mich von nirgends. In St. Ägidien ist das anders. Da hört man mich, wenn ich schon im Zug sitze.',
        ],
        [
          'I can be seen from everywhere and heard from nowhere. At St. Ägidien it is different. There they can still hear me when I am on the train.',
        ],
      ),
      quote(
        t(
          'Man stimmt die halbe Zeit. Die andere Hälfte spielt man verstimmt.',
          'You spend half your time tuning. The other half you play out of tune.',
        ),
        t('Íñigo Zubizarreta', 'Íñigo Zubizarreta'),
        t(
          'mit einem Satz, der schon 1713 ein alter Witz war',
          'with a line that was an old joke by 1713',
        ),
      ),
      text(
        [
          '**Aus seinem Reisetagebuch**',
          '- Irún: Zwei Zollbeamte wollen hineinsehen. Danach wollen sie etwas hören. Der Zug wartet.\n- Lyon: Gruppenermäßigung gewährt.\n- Mannheim: „Ist das ein Surfbrett?“\n- Göttingen: „Ist das ein Ruder?“\n- Morgenfeld: „Ah, die Theorbe. Wagen zwei, da ist mehr Platz.“ Ich glaube, ich ziehe hierher.',
        ],
        [
          '**From his travel diary**',
          '- Irún: two customs officers want to look inside. Then they want to hear something. The train waits.\n- Lyon: group discount granted.\n- Mannheim: ‘Is that a surfboard?’\n- Göttingen: ‘Is that an oar?’\n- Morgenfeld: ‘Ah, the theorbo. Car two, there’s more room.’ I think I shall move here.',
        ],
      ),
      headline(t('Warum kein Auto?', 'Why no car?')),
      text(
        [
          'Weil ich im Auto allein wäre. Im Zug lerne ich Leute kennen, sie kommen von selbst, ich brauche nur den Kasten. In elf Jahren habe ich zwei Ehen vermittelt, eine Schachpartie über vier Bahnhöfe verloren und einer Grundschulklasse auf der Strecke Fulda–Erfurt das Lautenlied „Can she excuse my wrongs“ beigebracht, zweistimmig. Der Anschluss war weg. Das Konzert begann zwanzig Minuten später, mit Chor.',
        ],
        [
          'Because in a car I would be alone. On trains I meet people; they come by themselves, all I need is the case. In eleven years I have arranged two marriages, lost a game of chess over four stations and, between Fulda and Erfurt, taught a primary school class the lute song ‘Can she excuse my wrongs’ in two parts. We missed the connection. The concert began twenty minutes late, with choir.',
        ],
      ),
      button(t('Alte Musik in St. Ägidien', 'Early Music at St. Ägidien'), toSeries('aegidien')),
    ],
  );

const bandoneon = (use: DemoMedia): Draft =>
  article(
    'bandoneon',
    {
      title: t('Nur kurz weg', 'Only away for a while'),
      preline: t('Instrumentenporträt', 'Portrait of an instrument'),
      teaser: t(
        '1928 verließ ein Bandoneon das Erzgebirge in einer Kiste mit Sägespänen. Fast hundert Jahre später brachte Rocío Peñalver es zurück, zum Stimmen.',
        'In 1928 a bandoneon left the Ore Mountains in a crate of sawdust. Almost a century later Rocío Peñalver brought it back, for tuning.',
      ),
      category: 'hintergrund',
      tags: ['handwerk', 'stadt'],
      author: 'Miriam Ostrowetz',
      image: use.picture('portrait-dutt', t('Rocío Peñalver', 'Rocío Peñalver')),
    },
    [
      text(
        [
          'Es war für die Kirche gedacht. Ein Bandoneon ersetzte in armen Gemeinden die Orgel, es passte unter die Bank und kostete so viel wie zwei Schweine. In Sachsen bauten sie davon Zehntausende. Dann kamen Matrosen, ein Hafen, eine Musik, die auf dieses Klagen gewartet hatte, und die Gemeinden sahen ihre Instrumente nie wieder.',
        ],
        [
          'It was meant for church. In poor parishes a bandoneon took the place of the organ; it fitted under the pew and cost as much as two pigs. Saxony built them in their tens of thousands. Then came sailors, a harbour, a music that had been waiting for that lament, and the parishes never saw their instruments again.',
        ],
      ),
      closeText(
        [
          `[Rocío Peñalver](${toPerson('rocio')}) hat ihres von einem Friseur in Rosario, der es von einem Schwager hatte, der es beim Kartenspiel gewann. 142 Töne, 71 Knöpfe, und keiner davon dort, wo man ihn sucht: Drückt man zusammen, klingt ein anderer Ton, als wenn man zieht. „Man muss zwei Sprachen können“, sagt sie, „eine zum Einatmen.“`,
        ],
        [
          `[Rocío Peñalver](${toPerson('rocio')}) had hers from a barber in Rosario, who had it from a brother-in-law, who had won it at cards. 142 notes, 71 buttons, none of them where you would look: press and you get one note, pull and you get another. ‘You have to know two languages,’ she says, ‘one of them for breathing in.’`,
        ],
      ),
      headline(t('Sägespäne', 'Sawdust')),
      beside(
        use.picture('werkstatt'),
        t('In der Werkstatt', 'In the workshop'),
        [
          'Im letzten Herbst war ein Ventil gerissen. Peñalver fuhr mit dem Zug von Morgenfeld nach Carlsfeld, zu einem Mann, der die alten Stimmplatten noch feilen kann. Er öffnete das Gehäuse, pustete, hielt inne. In einer Ecke lagen Sägespäne, hell, harzig. Er roch daran. „Das ist von uns“, sagte er.',
          'Er hat sie drin gelassen.',
        ],
        [
          'Last autumn a valve had torn. Peñalver took the train from Morgenfeld to Carlsfeld, to a man who can still file the old reed plates. He opened the case, blew, and paused. In one corner lay sawdust, pale and resinous. He smelled it. ‘That’s ours,’ he said.',
          'He left it in.',
        ],
      ),
      text(
        [
          'Für die Rückreise hatte Peñalver einen Umweg gewählt, über das Dorf, dessen Name im Deckel eingestempelt ist. Die Kirche war offen. Sie setzte sich in die dritte Bank, schob aus Gewohnheit den Kasten darunter und merkte, dass dort im Holz eine Kerbe war, genau so breit. Gespielt hat sie dann doch nichts. „Es war gerade so still“, sagt sie, „ich wollte nicht stören, und es auch nicht.“',
        ],
        [
          'For the journey home Peñalver had chosen a detour through the village whose name is stamped inside the lid. The church was open. She sat down in the third pew, pushed the case beneath it out of habit, and noticed a notch in the wood there, exactly as wide. In the end she did not play anything. ‘It was so quiet just then,’ she says. ‘I didn’t want to disturb it, and nor did the bandoneon.’',
        ],
      ),
      quote(
        t(
          'Es klingt nicht traurig. Es klingt, als wüsste es den Weg.',
          'It doesn’t sound sad. It sounds as if it knew the way.',
        ),
        t('Rocío Peñalver', 'Rocío Peñalver'),
      ),
      video(
        'https://www.youtube.com/watch?v=morgenfeld5',
        use.picture('portrait-dutt', t('Rocío Peñalver', 'Rocío Peñalver')),
        t('Ein Tango, beim Einatmen gespielt', 'A tango, played while breathing in'),
        t('2:48', '2:48'),
      ),
      events({ title: t('Late Night', 'Late night'), tag: tags.idOf('nacht') }),
    ],
  );

const reed = (use: DemoMedia): Draft =>
  article(
    'rohrblatt',
    {
      title: t('Schilf, Zwirn, Geduld', 'Cane, thread, patience'),
      preline: t('Handwerk', 'Craft'),
      teaser: t(
        'Ein Oboist spielt vielleicht drei Stunden am Tag. Die übrige Zeit schnitzt er. Gonçalo Seabra zeigt, wie aus einem Halm ein Ton wird.',
        'An oboist may play for three hours a day. The rest of the time he whittles. Gonçalo Seabra shows how a stalk becomes a sound.',
      ),
      category: 'hintergrund',
      tags: ['orchester', 'handwerk'],
      author: 'Tabea Rönnquist',
    },
    [
      text(
        [
          `Der Halm kommt mit der Post. Ein Paket aus der Algarve, Absender: Onkel Zeferino, Inhalt: zwei Kilo *Arundo donax*, geschnitten im Januar, bei abnehmendem Mond. Ob der Mond etwas ausmacht, weiß [Gonçalo Seabra](${toPerson('goncalo')}) nicht. Er hat noch nie gewagt, es anders zu bestellen.`,
        ],
        [
          `The cane comes by post. A parcel from the Algarve, sender: Uncle Zeferino, contents: two kilos of *Arundo donax*, cut in January under a waning moon. Whether the moon makes any difference [Gonçalo Seabra](${toPerson('goncalo')}) does not know. He has never dared to order it any other way.`,
        ],
      ),
      headline(t('Acht Schritte, ein Seufzer', 'Eight steps, one sigh')),
      text(
        [
          '1. Halm dritteln, der Länge nach.\n2. Ausstechen, bis er sechs Zehntelmillimeter dünn ist.\n3. Wässern. Kaffee trinken.\n4. Falten wie einen Brief, den man nicht abschickt.\n5. Mit rotem Zwirn auf eine Hülse binden, elf Umdrehungen. Rot, weil Mittwoch ist.\n6. Die Spitze aufschneiden. Jetzt sind es zwei Blätter.\n7. Schaben. Probieren. Schaben. Eine Staubbreite zu viel, und alles war umsonst.\n8. Seufzen. Von zehn gehen drei, eines davon ist gut.',
        ],
        [
          '1. Split the cane in three, lengthwise.\n2. Gouge until it is six tenths of a millimetre thin.\n3. Soak. Drink coffee.\n4. Fold like a letter you won’t send.\n5. Tie to a staple with red thread, eleven turns. Red, because it is Wednesday.\n6. Cut open the tip. Now there are two blades.\n7. Scrape. Try. Scrape. One speck of dust too much and it was all for nothing.\n8. Sigh. Of ten, three work; one of these is good.',
        ],
      ),
      text(
        [
          'Das gute heißt bei Seabra *a boa* und bekommt ein eigenes Döschen. Es hält sieben Tage, wenn es nicht regnet. Mit ihm gibt er dem Orchester das A, und achtzig Leute richten sich nach einem Stück Schilf, das im Vorjahr noch am Bach stand und Vögel trug.',
        ],
        [
          'The good one Seabra calls *a boa* and keeps in a box of its own. It lasts seven days, provided it doesn’t rain. With it he gives the orchestra its A, and eighty people take their pitch from a piece of reed that a year earlier stood by a stream with birds on it.',
        ],
      ),
      quote(
        t(
          'Streicher kaufen eine Geige fürs Leben. Ich kaufe jeden Januar ein Feld.',
          'String players buy a violin for life. I buy a field every January.',
        ),
        t('Gonçalo Seabra', 'Gonçalo Seabra'),
        t('Oboe', 'Oboe'),
      ),
      headline(t('Und wenn es regnet?', 'And when it rains?')),
      text(
        [
          'Bei Regen quillt das Holz, und das Blatt vom Vormittag ist am Abend ein anderes. Seabra nimmt deshalb fünf mit auf die Bühne, in einem Etui, das einmal ein Zigarettenetui war, und legt sie vor dem ersten Ton in eine Filmdose mit Wasser. Welches er nimmt, entscheidet er, wenn die Streicher schon sitzen. Manchmal wechselt er zwischen zwei Sätzen. Wer genau hinsieht, erkennt an seiner linken Augenbraue, ob es das richtige war.',
        ],
        [
          'In the rain the wood swells, and this morning’s reed is a different one by evening. So Seabra takes five of them on stage, in a case that used to hold cigarettes, and before the first note puts them into a film canister of water. Which one he takes he decides when the strings are already seated. Sometimes he changes between two movements. Look closely and you can tell from his left eyebrow whether it was the right one.',
        ],
      ),
      sound(use, demoAudio.title, [[demoAudio.transcript.de], [demoAudio.transcript.en]]),
      button(t('Die Werkstätten', 'Our workshops'), toPage('werkstaetten'), { look: 'arrow' }),
    ],
  );

/** Instruments that have come a long way. */
export const travellers = (use: DemoMedia): readonly Draft[] => [
  theorbo(),
  bandoneon(use),
  reed(use),
];
