/** The words of the season preview that are not records of the demo venue. */
export const papers = {
  de: {
    file: 'vorschau',
    title: 'Vorschau auf die Spielzeit · Konzerthaus Morgenfeld',
    cover: 'Was kommt, was klingt',
    claim: 'Vorschau auf die Spielzeit im Konzerthaus Morgenfeld',
    note: 'Acht Abende, auf die wir uns besonders freuen. Das ganze Programm mit allen Terminen steht auf unserer Website.',
    highlights: 'Acht von vielen',
    visit: 'Ihr Besuch',
    directions: 'Anfahrt',
    access: 'Barrierefrei',
    tickets: 'Karten',
    ticketText:
      'Karten gibt es auf unserer Website und an der Kasse am Lindenplatz. Ermäßigte Karten gibt es unter anderem für Schülerinnen, Schüler, Studierende, Auszubildende und Menschen mit Schwerbehindertenausweis. Ist darin das Merkzeichen B eingetragen, hat die Begleitperson freien Eintritt.\n\nSie haben eine Frage? Rufen Sie uns an: +49 30 23125 040.',
  },
  en: {
    file: 'preview',
    title: 'Season preview · Konzerthaus Morgenfeld',
    cover: 'What’s coming, what sounds',
    claim: 'A preview of the season at the Konzerthaus Morgenfeld',
    note: 'Eight evenings we are especially looking forward to. The whole programme with every date is on our website.',
    highlights: 'Eight of many',
    visit: 'Your visit',
    directions: 'Getting here',
    access: 'Access',
    tickets: 'Tickets',
    ticketText:
      'Tickets are available on our website and at the box office on Lindenplatz. Concessions are available to school pupils, students, trainees and holders of a disability card, among others. If the card carries the mark B, a companion comes in free.\n\nAny questions? Call us on +49 30 23125 040.',
  },
};
