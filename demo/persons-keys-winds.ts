import { person } from './person.ts';

const piano = ['Klavier', 'piano'] as const;
const organ = ['Orgel', 'organ'] as const;

export const keyboardAndWindPlayers = {
  junho: person(
    'Baek Jun-ho',
    piano,
    'Baek Jun-ho gewann mit zweiundzwanzig einen Wettbewerb, sagte danach ein Jahr lang alles ab und lernte Backen. Seither klingt sein Beethoven entspannter.',
    'Baek Jun-ho won a competition at twenty-two, then cancelled everything for a year and learned to bake. His Beethoven has sounded more relaxed ever since.',
  ),
  ludmila: person(
    'Ludmila Hořejšová',
    piano,
    'Die Prager Pianistin hat Janáček im Blut und Fanny Hensel neu entdeckt. Ihr Zyklus „Das Jahr“ ist ein Ereignis, das sie nur im Winter spielt.',
    'The Prague pianist has Janáček in her blood and a new love for Fanny Hensel. Her account of ‘Das Jahr’ is an event she reserves for the winter months.',
  ),
  emilie: person(
    'Émilie Vauclair',
    piano,
    'Émilie Vauclair studierte in Genf und Berlin. Ravel spielt sie, als wäre er gerade zur Tür hereingekommen.',
    'Émilie Vauclair studied in Geneva and Berlin. She plays Ravel as though he had just walked through the door.',
  ),
  ruben: person(
    'Rubén Iturralde Soto',
    piano,
    'Aufgewachsen in Valparaíso, zu Hause in Bremen: Rubén Iturralde Soto spielt Bachs Goldberg-Variationen ebenso selbstverständlich wie die Etüden von Philip Glass.',
    'Raised in Valparaíso, at home in Bremen: Rubén Iturralde Soto is equally natural in Bach’s Goldberg Variations and the études of Philip Glass.',
  ),
  nino: person(
    'Nino Kveladze',
    piano,
    'Die Georgierin gehört zu den gefragtesten Liedpianistinnen ihrer Generation. Sie kennt jeden Text auswendig, auch wenn sie nicht singt. Jedenfalls nicht öffentlich.',
    'The Georgian pianist is one of the most sought-after song accompanists of her generation. She knows every poem by heart even though she does not sing. Not in public, at least.',
  ),
  asa: person(
    'Åsa Lindrot',
    ['Cembalo und Leitung', 'harpsichord and direction'],
    'Åsa Lindrot leitet seit acht Jahren die Reihe „Alte Musik in St. Ägidien“ und das Barockorchester Silberklang. In Uppsala hat sie Musik und Mathematik studiert.',
    'For eight years Åsa Lindrot has directed the early music series at St. Ägidien and the baroque orchestra Silberklang. She studied music and mathematics in Uppsala.',
  ),
  friederike: person(
    'Friederike Nußbaumer',
    organ,
    'Friederike Nußbaumer ist Kantorin an St. Ägidien. Sie stimmt die Zungenregister selbst, an heißen Tagen zweimal.',
    'Friederike Nußbaumer is cantor of St. Ägidien. She tunes the reed stops herself, twice on hot days.',
  ),
  gwenael: person(
    'Gwenaël Le Dantec',
    organ,
    'Der Bretone improvisiert zu Stummfilmen, zu Fußballspielen und einmal, in Quimper, zu einem Stromausfall. Er lebt in Straßburg.',
    'The Breton organist improvises to silent films, to football matches and once, in Quimper, to a power cut. He lives in Strasbourg.',
  ),
  noemie: person(
    'Noémie Aubertin',
    ['Flöte', 'flute'],
    'Noémie Aubertin ist Soloflötistin der Morgenfelder Philharmonie und spielt daneben Traversflöte bei Silberklang.',
    'Noémie Aubertin is principal flute of the Morgenfeld Philharmonic and plays the traverso with Silberklang.',
  ),
  goncalo: person(
    'Gonçalo Seabra',
    ['Oboe', 'oboe'],
    'Gonçalo Seabra schnitzt seine Rohrblätter aus Schilf, das sein Onkel an der Algarve erntet. Sein Ton hat, sagen die Kollegen, immer ein wenig Meer.',
    'Gonçalo Seabra carves his reeds from cane that his uncle harvests in the Algarve. Colleagues say there is always a little sea in his tone.',
  ),
  defne: person(
    'Defne Yıldızoğlu',
    ['Klarinette', 'clarinet'],
    'In Izmir begann Defne Yıldızoğlu mit Hochzeitsmusik, in München wurde sie Mozartspielerin. Beides hört man, und beides soll man hören.',
    'Defne Yıldızoğlu started out playing at weddings in Izmir and became a Mozart player in Munich. You can hear both, and you are meant to.',
  ),
  joerg: person(
    'Jörg Süßmilch',
    ['Horn', 'horn'],
    'Jörg Süßmilch ist Solohornist der Morgenfelder Philharmonie, Jäger wider Willen und Autor eines Kinderbuchs über Blechblasinstrumente.',
    'Jörg Süßmilch is principal horn of the Morgenfeld Philharmonic, a reluctant huntsman and the author of a children’s book on brass instruments.',
  ),
  marek: person(
    'Marek Řeháček',
    ['Trompete', 'trumpet'],
    'Der Brünner Trompeter wechselt zwischen Naturtrompete und Flügelhorn, zwischen Bach-Kantate und Balkan-Blech.',
    'The trumpeter from Brno switches between natural trumpet and flugelhorn, between Bach cantatas and Balkan brass.',
  ),
  vesna: person(
    'Vesna Đurđević',
    ['Akkordeon', 'accordion'],
    'Vesna Đurđević holte das Akkordeon aus der Festzelt-Ecke und stellte es mitten in die Neue Musik. Heimatlieder aus der Vojvodina spielt sie trotzdem, als Zugabe.',
    'Vesna Đurđević fetched the accordion out of the beer tent and placed it at the centre of new music. She still plays songs from her native Vojvodina, as encores.',
  ),
  rocio: person(
    'Rocío Peñalver',
    ['Bandoneon', 'bandoneon'],
    'Rocío Peñalver stammt aus Rosario und spielt ein Bandoneon, das 1928 in Sachsen gebaut wurde. Es war, sagt sie, nur kurz weg.',
    'Rocío Peñalver comes from Rosario and plays a bandoneon built in Saxony in 1928. It had, she says, only been away for a while.',
  ),
};
