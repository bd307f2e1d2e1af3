import { faq } from '../compose/texts.ts';
import { t } from '../text.ts';
import { toPage } from './keys.ts';

/** What visitors ask about an evening in the hall. */
export const questionsOfTheEvening = faq(
  t('Der Abend', 'The evening'),
  [
    [
      t('Was ziehe ich an?', 'What should I wear?'),
      [
        'Was Ihnen gefällt und nicht raschelt. Im Großen Saal treffen Sie Abendkleider und Fahrradhosen, mitunter in derselben Reihe.',
      ],
      [
        'Whatever you like, as long as it doesn’t rustle. In the Great Hall you will meet evening gowns and cycling shorts, sometimes in the same row.',
      ],
    ],
    [
      t('Wann darf ich klatschen?', 'When may I clap?'),
      [
        'Meistens am Ende eines Werks. Sicheres Zeichen: Die Dirigentin lässt die Arme sinken und dreht sich um. Wer zwischen den Sätzen klatscht, ist begeistert und wird dafür nicht angesehen, jedenfalls nicht böse.',
      ],
      [
        'Usually at the end of a work. A sure sign: the conductor lowers her arms and turns round. If you clap between movements you are simply enthusiastic, and nobody will look at you, or not unkindly.',
      ],
    ],
    [
      t('Und wenn ich husten muss?', 'And if I have to cough?'),
      [
        'Dann husten Sie, am besten in die Armbeuge und ins Forte. Papierfreie Bonbons liegen in Schalen an jeder Saaltür.',
      ],
      [
        'Then cough: into your elbow, ideally during a forte. Unwrapped sweets are in bowls at every door.',
      ],
    ],
    [
      t('Ich komme zu spät.', 'I am running late.'),
      [
        'Nach Beginn lassen wir Sie in der nächsten Klatschpause ein, zunächst auf einen Platz nahe der Tür. Bis dahin hören und sehen Sie das Konzert auf dem Bildschirm im Foyer.',
      ],
      [
        'Once the concert has begun we let you in at the next applause, to a seat near the door at first. Until then you can hear and see the concert on the screen in the foyer.',
      ],
    ],
    [
      t('Wie lange dauert ein Konzert?', 'How long is a concert?'),
      [
        'Ein Abend mit Pause meist zwei Stunden, ein Familienkonzert eine. Dauer und Pausen stehen bei jedem Termin; die Zugaben kennen wir vorher auch nicht.',
      ],
      [
        'An evening with an interval usually takes two hours, a family concert one. Length and intervals are given for every date; nobody knows the encores in advance.',
      ],
    ],
    [
      t('Darf ich fotografieren?', 'May I take pictures?'),
      [
        'Vorher, nachher und beim Schlussapplaus gern, ohne Blitz. Während der Musik bitte nicht: Ihr Bildschirm leuchtet heller als jede Oboe.',
      ],
      [
        'Before, after and during the final applause, gladly, without flash. Not during the music, please: your screen outshines any oboe.',
      ],
    ],
    [
      t('Gibt es eine Kleiderablage?', 'Is there a cloakroom?'),
      [
        `Ja, und sie ist im Kartenpreis enthalten. Mehr unter [Garderobe & Gastronomie](${toPage('garderobe')}).`,
      ],
      [
        `Yes, and it is included in your ticket. More under [Cloakroom, food & drink](${toPage('garderobe')}).`,
      ],
    ],
    [
      t('Ab welchem Alter können Kinder mit?', 'From what age can children come?'),
      [
        `In Abendkonzerte empfehlen wir Kinder ab sechs Jahren, die Altersangabe steht bei jedem Termin. Für die Jüngeren gibt es [eigene Konzerte](${toPage('familien')}).`,
      ],
      [
        `We recommend evening concerts from the age of six; each date carries its own advice. For younger children there are [concerts of their own](${toPage('familien')}).`,
      ],
    ],
    [
      t('Kann ich mit dem Rollstuhl kommen?', 'Can I come in a wheelchair?'),
      [
        `Ja, in alle fünf Säle. Was Sie im Einzelnen erwartet, steht unter [Barrierefreiheit im Haus](${toPage('zugang')}).`,
      ],
      [
        `Yes, to all five halls. [Access in the house](${toPage('zugang')}) tells you in detail what to expect.`,
      ],
    ],
  ],
  'abend',
);
