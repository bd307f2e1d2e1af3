import { person } from './person.ts';

/** A group that plays under one name: an artist like any other. */
const ensemble = (...told: Parameters<typeof person>) => ({
  ...person(...told),
  is_ensemble: true,
});

export const ensembles = {
  philharmonie: ensemble(
    'Morgenfelder Philharmonie',
    ['Orchester', 'orchestra'],
    'Das Orchester des Hauses spielt seit dem Winter 1946 im Großen Saal, damals in Mänteln. Heute sind es achtundachtzig Musiker:innen, und geheizt wird auch.',
    'The orchestra of the house has played in the Great Hall since the winter of 1946, in overcoats then. Today there are eighty-eight musicians, and heating.',
  ),
  philchor: ensemble(
    'Philharmonischer Chor Morgenfeld',
    ['Chor', 'chorus'],
    'Einhundertzehn Stimmen, die meisten davon nach Feierabend. Der Chor singt die großen Oratorien des Jahres und probt sie dienstags bei offenem Fenster.',
    'A hundred and ten voices, most of them after work. The chorus sings the year’s great oratorios and rehearses them on Tuesdays with the windows open.',
  ),
  kammerchor: ensemble(
    'Kammerchor St. Ägidien',
    ['Chor', 'choir'],
    'Vierundzwanzig Sänger:innen, die den Nachhall ihrer Kirche als fünfundzwanzigste Stimme mitrechnen. Von Hildegard bis gestern.',
    'Twenty-four singers who count the echo of their church as the twenty-fifth voice. From Hildegard to yesterday.',
  ),
  kinderchor: ensemble(
    'Kinderchor am Lindenplatz',
    ['Kinderchor', 'children’s choir'],
    'Sechzig Kinder zwischen acht und vierzehn Jahren. Wer mitsingen will, kommt vorbei; wer nicht still sitzen kann, steht in der ersten Reihe.',
    'Sixty children between eight and fourteen. Whoever wants to sing drops by; whoever cannot sit still stands in the first row.',
  ),
  silberklang: ensemble(
    'Silberklang',
    ['Barockorchester', 'baroque orchestra'],
    'Darmsaiten, Naturhörner und eine tiefe Stimmung: Silberklang spielt Musik des 17. und 18. Jahrhunderts so, dass sie nach heute klingt.',
    'Gut strings, natural horns and a low pitch: Silberklang play the music of the seventeenth and eighteenth centuries so that it sounds like today.',
  ),
  quartett: ensemble(
    'Ägidius Quartett',
    ['Streichquartett', 'string quartet'],
    'Vier Menschen, vier Pulte, kein Dirigent. Das Quartett hat seinen Namen von der Kirche, in der es das erste Mal probte, weil dort niemand wohnte, den es störte.',
    'Four people, four stands, no conductor. The quartet takes its name from the church where it first rehearsed, because nobody lived there to mind.',
  ),
  bigband: ensemble(
    'Schussfaden Bigband',
    ['Bigband', 'big band'],
    'Benannt nach der Bar im Kesselhaus, in der sie gegründet wurde: siebzehn Leute, die tagsüber etwas anderes tun und abends swingen.',
    'Named after the bar in the boiler house where it was founded: seventeen people who do something else by day and swing at night.',
  ),
  shed: ensemble(
    'Ensemble Shed',
    ['Ensemble für neue Musik', 'new music ensemble'],
    'Das Ensemble für alles, was noch nie erklungen ist. Rund zwanzig Uraufführungen im Jahr, und jede bekommt eine zweite Aufführung.',
    'The ensemble for everything that has never been heard. Some twenty premières a year, and each of them gets a second performance.',
  ),
  blech: ensemble(
    'Blechwerk Morgenfeld',
    ['Blechbläser', 'brass'],
    'Elf Blechbläser:innen mit Schlagzeug, vom Turm bis in den Keller. Bei Regen spielen sie unter der Brücke, da klingt es ohnehin besser.',
    'Eleven brass players and percussion, from the tower down to the cellar. When it rains they play under the bridge, where it sounds better anyway.',
  ),
  hochschule: ensemble(
    'Studierende der Musikhochschule Morgenfeld',
    ['Kammermusik', 'chamber music'],
    'Die Kammermusikklassen der Hochschule spielen, was sie gerade erarbeiten. Manches Ensemble hat hier zum ersten Mal vor Publikum gestanden und ist zusammengeblieben.',
    'The chamber music classes of the academy play what they are working on. Some ensembles faced an audience here for the first time and have stayed together.',
  ),
  bachblaeser: ensemble(
    'Bläsersolisten der Morgenfelder Philharmonie',
    ['Bläser', 'winds'],
    'Die Ersten an ihren Pulten: Oboen, Klarinetten, Hörner und Fagotte der Philharmonie, wenn sie einmal ohne Streicher sein wollen.',
    'The principals of their desks: oboes, clarinets, horns and bassoons of the Philharmonic, when they want to be without strings for once.',
  ),
};
