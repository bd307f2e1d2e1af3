import { person } from './person.ts';

const violin = ['Violine', 'violin'] as const;
const cello = ['Violoncello', 'cello'] as const;

export const stringPlayers = {
  anais: person(
    'Anaïs Lefèvre-Roux',
    violin,
    'Anaïs Lefèvre-Roux wuchs in Besançon auf, studierte in Lyon und Leipzig und spielt am liebsten Stücke, deren Kadenz sie selbst schreiben darf. In dieser Spielzeit ist sie Porträtkünstlerin des Konzerthauses.',
    'Anaïs Lefèvre-Roux grew up in Besançon, studied in Lyon and Leipzig and likes best the concertos whose cadenzas she may write herself. She is this season’s featured artist at the Konzerthaus.',
  ),
  bartlomiej: person(
    'Bartłomiej Żak',
    violin,
    'Der Primarius des Ägidius Quartetts stammt aus Łódź. Seine Geige von 1764 hat mehr Wohnungen gesehen als er, und er ist elfmal umgezogen.',
    'The first violin of the Ägidius Quartett comes from Łódź. His instrument of 1764 has lived in more flats than he has, and he has moved eleven times.',
  ),
  yuki: person(
    'Yuki Tanabe-Holm',
    violin,
    'Ausgebildet in Osaka und Stockholm, bewegt sich Yuki Tanabe-Holm zwischen Bach und Gegenwart. Rund vierzig Werke sind für sie entstanden.',
    'Trained in Osaka and Stockholm, Yuki Tanabe-Holm moves between Bach and the present day. Some forty works have been written for her.',
  ),
  ilse: person(
    'Ilse Grünwaldt',
    ['Viola', 'viola'],
    'Ilse Grünwaldt ist Solobratschistin der Morgenfelder Philharmonie und Gründungsmitglied des Ägidius Quartetts. Bratschenwitze sammelt sie; der Ordner ist grün.',
    'Ilse Grünwaldt is principal viola of the Morgenfeld Philharmonic and a founder member of the Ägidius Quartett. She collects viola jokes; the folder is green.',
  ),
  soren: person(
    'Søren Kjærby',
    cello,
    'Der Däne kam mit neunzehn als Jungstudent nach Morgenfeld und ist mit kurzen Unterbrechungen geblieben. Bachs Suiten spielt er jedes Jahr an einem anderen Ort der Stadt.',
    'The Danish cellist came to Morgenfeld as a nineteen-year-old student and has stayed ever since, with short interruptions. Every year he plays Bach’s suites in a different corner of town.',
  ),
  ines: person(
    'Inês Carvalhais',
    cello,
    'Inês Carvalhais aus Coimbra verbindet ein Faible für französische Musik mit einem Bogenstrich, den Kritiker „sprechend“ nennen. Sie unterrichtet in Porto.',
    'Inês Carvalhais of Coimbra combines a passion for French music with a bow arm that critics call ‘speaking’. She teaches in Porto.',
  ),
  matyas: person(
    'Mátyás Szőke',
    cello,
    'Kodálys Solosonate machte den jungen Ungarn bekannt. Seither spielt Mátyás Szőke Kammermusik mit allen, die zuhören können.',
    'Kodály’s solo sonata made the young Hungarian’s name. Ever since, Mátyás Szőke has played chamber music with anyone able to listen.',
  ),
  cliodhna: person(
    'Clíodhna Ní Bhraonáin',
    ['Harfe', 'harp'],
    'Clíodhna Ní Bhraonáin lernte die irische Harfe von ihrer Großmutter und die Konzertharfe in Paris. Beide stehen an diesem Abend meistens auf der Bühne.',
    'Clíodhna Ní Bhraonáin learned the Irish harp from her grandmother and the concert harp in Paris. More often than not she brings both on stage.',
  ),
  inigo: person(
    'Íñigo Zubizarreta',
    ['Laute, Theorbe, Gitarre', 'lute, theorbo, guitar'],
    'Der Baske Íñigo Zubizarreta besitzt elf Zupfinstrumente und kein Auto. Seine Theorbe reist in der Bahn mit eigener Platzkarte.',
    'The Basque musician Íñigo Zubizarreta owns eleven plucked instruments and no car. His theorbo travels by train on a reserved seat of its own.',
  ),
  otto: person(
    'Ottokar Brüning',
    ['Kontrabass', 'double bass'],
    'Ottokar Brüning spielt tagsüber Bruckner und nachts Mingus. Die Jamsession in der Weberei hat er 2006 mit drei Freunden und einem Kasten Bier gegründet.',
    'Ottokar Brüning plays Bruckner by day and Mingus by night. He founded the mill’s jam session in 2006 with three friends and a crate of beer.',
  ),
};
