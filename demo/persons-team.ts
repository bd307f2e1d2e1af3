import type { PersonInput } from '../src/content/records/person.ts';
import { personCategories } from './categories.ts';
import { person } from './person.ts';

const members = {
  henriette: person(
    'Dr. Henriette Vossmann',
    ['Intendantin', 'Artistic and general director'],
    'Leitet das Haus seit 2019. Hält wenig von Grußworten und viel von kurzen Wegen. Sitzt in fast jedem Konzert, Reihe 14, außen.',
    'Has led the house since 2019. Thinks little of words of welcome and much of open doors. Sits in on almost every concert, row 14, on the aisle.',
  ),
  caglar: person(
    'Çağlar Demirbaş',
    ['Kaufmännischer Direktor', 'Managing director'],
    'Sorgt dafür, dass die Zahlen stimmen, und singt im Philharmonischen Chor Bass, wo sie ebenfalls stimmen müssen.',
    'Makes sure the figures add up and sings bass in the Philharmonic Chorus, where they have to add up too.',
  ),
  johanna: person(
    'Johanna Weißenfels',
    ['Leitende Dramaturgin', 'Head of dramaturgy'],
    'Erfindet Programme, schreibt Programmhefte und beantwortet im Foyer auch die Frage, wann man klatschen darf. (Immer, wenn Sie müssen.)',
    'Devises programmes, writes programme notes and answers the question of when one may clap. (Whenever you must.)',
  ),
  berenice: person(
    'Bérénice Huguenot',
    ['Künstlerisches Betriebsbüro', 'Artistic administration'],
    'Weiß, welcher Flügel welchem Pianisten gefällt und welcher Zug noch pünktlich ist.',
    'Knows which pianist likes which piano, and which trains are still on time.',
  ),
  leonie: person(
    'Leonie Sprößling',
    ['Musikvermittlung', 'Learning and participation'],
    'Bringt jedes Jahr 9.000 Kinder ins Haus und das Haus in 60 Schulen. Spielt Tuba, wenn es sein muss.',
    'Brings 9,000 children into the house every year and the house into 60 schools. Plays the tuba if required.',
  ),
  anh: person(
    'Trần Ngọc Anh',
    ['Leitung Kartenbüro', 'Head of ticketing'],
    'Findet auch für ausverkaufte Abende meistens noch eine Lösung und kennt die Lieblingsplätze von 2.300 Abonnent:innen.',
    'Usually finds a way even on sold-out nights and knows the favourite seats of 2,300 subscribers.',
  ),
  wiebke: person(
    'Wiebke Lührßen',
    ['Presse und Kommunikation', 'Press and communications'],
    'Schreibt alles auf, was das Haus zu sagen hat, und streicht die Hälfte wieder weg.',
    'Writes down everything the house has to say, then cuts it by half.',
  ),
  piotr: person(
    'Piotr Zieliński-Braun',
    ['Technischer Leiter', 'Technical director'],
    'Verantwortet Licht, Ton, Podien und die Windmaschine. Baut in der Freizeit Drachen.',
    'In charge of lights, sound, risers and the wind machine. Builds kites in his spare time.',
  ),
  emre: person(
    'Emre Köseoğlu',
    ['Bühnenmeister', 'Stage manager'],
    'Hat 400 Stühle in elf Minuten umgestellt, gestoppt beim letzten Silvesterkonzert.',
    'Once rearranged 400 chairs in eleven minutes, timed at the last New Year’s Eve concert.',
  ),
  theodora: person(
    'Theodora Papadaki-Groß',
    ['Publikumsdienst und Inklusion', 'Front of house and access'],
    'Ansprechpartnerin für alle Fragen zur Barrierefreiheit, auch in Deutscher Gebärdensprache.',
    'Your contact for all questions of access, in German Sign Language too.',
  ),
};

type TeamKey = keyof typeof members;

/** The group of the team page in which each of them stands. */
const GROUP = {
  henriette: 'leitung',
  caglar: 'leitung',
  johanna: 'programm',
  berenice: 'programm',
  leonie: 'programm',
  anh: 'publikum',
  wiebke: 'publikum',
  theodora: 'publikum',
  piotr: 'technik',
  emre: 'technik',
} as const satisfies Record<TeamKey, string>;

export const team = Object.fromEntries(
  Object.entries(members).map(([key, member]) => [
    key,
    { ...member, in_team: true, categories: [personCategories.idOf(GROUP[key as TeamKey])] },
  ]),
) as Record<TeamKey, PersonInput & { name: string; role: { de: string; en: string } }>;
