import { person } from './person.ts';

export const voicesAndLeaders = {
  mirela: person(
    'Mirela Dragoș',
    ['Leitung', 'conductor'],
    'Mirela Dragoș ist seit drei Spielzeiten Chefdirigentin der Morgenfelder Philharmonie. Aufgewachsen in Cluj, ausgebildet in Wien, probt sie leise und konzertiert mit offenem Visier.',
    'Mirela Dragoș has been chief conductor of the Morgenfeld Philharmonic for three seasons. Raised in Cluj and trained in Vienna, she rehearses quietly and performs without a safety net.',
  ),
  tomasz: person(
    'Tomasz Wiśniowski',
    ['Leitung', 'conductor'],
    'Der Chordirigent aus Kraków leitet den Kammerchor St. Ägidien und den Philharmonischen Chor. Sein Satz „Atmen ist auch Musik“ hängt im Probenraum.',
    'The choral conductor from Kraków directs the Kammerchor St. Ägidien and the Philharmonic Chorus. His motto ‘breathing is music too’ hangs in the rehearsal room.',
  ),
  adaeze: person(
    'Adaeze Nwachuku',
    ['Leitung', 'conductor'],
    'Adaeze Nwachuku, in Hamburg geboren, dirigiert Filmkonzerte, Oper und Uraufführungen. Sie ist Erste Gastdirigentin des Hauses.',
    'Born in Hamburg, Adaeze Nwachuku conducts live film scores, opera and world premieres. She is principal guest conductor of the house.',
  ),
  zsofia: person(
    'Zsófia Kertész-Nagy',
    ['Sopran', 'soprano'],
    'Zsófia Kertész-Nagy sang sich von Pécs über Graz an die großen Häuser. Ihr Lied an den Mond hat schon Inspizienten zu Tränen gerührt.',
    'Zsófia Kertész-Nagy sang her way from Pécs via Graz to the major houses. Her Song to the Moon has been known to move stage managers to tears.',
  ),
  amara: person(
    'Amara Diallo-Weiß',
    ['Sopran', 'soprano'],
    'Alte Musik, Oratorium, Lied: Amara Diallo-Weiß, in Freiburg aufgewachsen, gehört zu den Stimmen, die einen Kirchenraum ohne Anstrengung füllen.',
    'Early music, oratorio, song: Amara Diallo-Weiß, who grew up in Freiburg, has one of those voices that fill a church without effort.',
  ),
  eliska: person(
    'Eliška Vondrová',
    ['Mezzosopran', 'mezzo-soprano'],
    'Ob Hexe, Ježibaba oder Muttergottes: Eliška Vondrová hat ein Faible für die dunklen Rollen und lacht privat erstaunlich viel.',
    'Witch, Ježibaba or Mother of God: Eliška Vondrová has a weakness for the dark roles and laughs a surprising amount off stage.',
  ),
  lucian: person(
    'Lucian Ardeleanu',
    ['Countertenor', 'countertenor'],
    'Lucian Ardeleanu kam als Bariton an die Hochschule und verließ sie als Countertenor. Dowland singt er am liebsten um Mitternacht.',
    'Lucian Ardeleanu entered the conservatoire as a baritone and left it as a countertenor. He likes singing Dowland best at midnight.',
  ),
  mateusz: person(
    'Mateusz Gałązka',
    ['Tenor', 'tenor'],
    'Evangelist und Prinz, Florestan und Schubert-Wanderer: Mateusz Gałązka aus Gdańsk singt, als erzählte er es gerade zum ersten Mal.',
    'Evangelist and prince, Florestan and Schubert’s wanderer: Mateusz Gałązka of Gdańsk sings as though telling the story for the first time.',
  ),
  hrafn: person(
    'Hrafn Sigmarsson',
    ['Bariton', 'baritone'],
    'Der Isländer war Fischer, bevor er Sänger wurde. Wer seine „Winterreise“ gehört hat, glaubt es sofort.',
    'The Icelander was a fisherman before he became a singer. Anyone who has heard his Winterreise believes it at once.',
  ),
  levan: person(
    'Levan Tsertsidze',
    ['Bass', 'bass'],
    'Levan Tsertsidzes Bass reicht bis in den Keller des Konzerthauses, behauptet jedenfalls die Haustechnik. Er lebt in Tbilissi und Kassel.',
    'Levan Tsertsidze’s bass reaches down to the basement, or so the building services claim. He lives in Tbilisi and Kassel.',
  ),
  malika: person(
    'Malika Benhaddou',
    ['Gesang', 'vocals'],
    'Malika Benhaddou singt Jazz auf Arabisch, Französisch und manchmal nur auf Vokalen. Ihr Quintett probt in der Alten Weberei.',
    'Malika Benhaddou sings jazz in Arabic, French and at times in nothing but vowels. Her quintet rehearses at the Alte Weberei.',
  ),
  saidou: person(
    'Saïdou Lorenz',
    ['Saxofon', 'saxophone'],
    'Saïdou Lorenz, Sohn einer Morgenfelder Weberin und eines Posaunisten aus Ouagadougou, ist der Lokalheld unter den Weltreisenden.',
    'Saïdou Lorenz, son of a Morgenfeld weaver and a trombonist from Ouagadougou, is the local hero among the globetrotters.',
  ),
  helene: person(
    'Hélène Mbarga',
    ['Schlagzeug, Perkussion', 'drums, percussion'],
    'Hélène Mbarga aus Douala spielt Schlagzeug wie andere kochen: mit allem, was die Küche hergibt. Die Küche ist gelegentlich wörtlich zu nehmen.',
    'Hélène Mbarga from Douala plays drums the way others cook: with everything the kitchen has to offer. The kitchen is sometimes to be taken literally.',
  ),
  ayumi: person(
    'Ayumi Kirishima',
    ['Jazzklavier', 'jazz piano'],
    'Ayumi Kirishimas Trio braucht keine Setlist. Sie beginnt zu spielen, und die anderen beiden wissen, wohin es geht.',
    'Ayumi Kirishima’s trio needs no set list. She starts to play, and the other two know where they are going.',
  ),
  tilde: person(
    'Tilde Ågren',
    ['Elektronik', 'electronics'],
    'Tilde Ågren baut Synthesizer aus alten Telefonanlagen und nimmt den Klang leerer Konzertsäle auf. Unseren hat sie in zwölf Fassungen.',
    'Tilde Ågren builds synthesisers from old telephone exchanges and records the sound of empty concert halls. She has ours in twelve versions.',
  ),
  konrad: person(
    'Konrad Öhlschläger',
    ['Sprecher', 'narrator'],
    'Die Stimme von Konrad Öhlschläger kennen viele aus dem Hörspiel. Auf der Bühne leiht er sie Wölfen, Dichtern und Dirigenten.',
    'Many know Konrad Öhlschläger’s voice from radio drama. On stage he lends it to wolves, poets and conductors.',
  ),
  pina: person(
    'Pina Rautenstrauch',
    ['Moderation', 'presenter'],
    'Pina Rautenstrauch erfindet unsere Kinderkonzerte und verkörpert darin abwechselnd Hühner, Könige und den Herrn Pfifferling.',
    'Pina Rautenstrauch invents our children’s concerts and appears in them as hens, kings and Mr Pfifferling himself.',
  ),
  miriam: person(
    'Miriam Ostrowetz',
    ['Autorin', 'author'],
    'Miriam Ostrowetz schreibt Romane, Libretti und lange Briefe. Mit dem Festival „Silbe“ ist sie von Anfang an verbunden.',
    'Miriam Ostrowetz writes novels, librettos and long letters. She has been part of the Silbe festival from the very beginning.',
  ),
};
