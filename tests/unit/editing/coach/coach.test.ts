import { richTextFrom } from '../../../../src/content/rich-text/write.ts';
import { describe, expect, it } from 'vitest';
import {
  altError,
  foreignSentences,
  isVagueLink,
  longSentences,
  sentencesIn,
} from '../../../../src/lib/editing/coach/text-checks.ts';
import { moduleAdvice } from '../../../../src/lib/editing/coach/advice.ts';
import { formOf } from '../../../../src/lib/editing/form.ts';
import { loadModules } from '../../../../src/lib/server/services/modules/library.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `Wort${at}`).join(' ');

describe('the coach reads texts', () => {
  it('parts them into sentences, and not at abbreviations, numbers and times', () => {
    expect(
      sentencesIn('Beginn um 19.30 Uhr. Einlass ab 19 Uhr, z. B. am Nordtor. Dr. Weber spricht.'),
    ).toEqual([
      'Beginn um 19.30 Uhr.',
      'Einlass ab 19 Uhr, z. B. am Nordtor.',
      'Dr. Weber spricht.',
    ]);
    expect(sentencesIn('Das Konzert am 3. Oktober ist ausverkauft.')).toHaveLength(1);
    expect(sentencesIn('Wir spielen die 9. Sinfonie am 3. Mai und im 2. Akt.')).toHaveLength(1);
    // Years and amounts end sentences; so does what is followed by the beginning of one.
    expect(
      sentencesIn('Er starb 1827. Wien trauerte. Die Karten kosten 12. Der Eintritt ist frei.'),
    ).toHaveLength(4);
    expect(
      sentencesIn('He died in 1827. Vienna mourned. It is on page 12. The hall is new.'),
    ).toHaveLength(4);
  });

  it('finds German sentences of more than 25 words, each by itself', () => {
    expect(longSentences(`${words(25)}. Kurz.`)).toEqual([]);
    expect(longSentences(`Kurz. ${words(26)}.`)).toEqual([`${words(26)}.`]);
    expect(longSentences(`${words(20)}\n${words(20)}`)).toEqual([]);
  });

  it('finds sentences in the other language, and leaves names and short ones alone', () => {
    const english = 'The orchestra will play for the first time in this house.';
    expect(foreignSentences(`Heute spielen wir. ${english}`, 'de')).toEqual([english]);
    expect(foreignSentences(english, 'en')).toEqual([]);
    expect(foreignSentences('Das Konzert ist für alle, die nicht schlafen.', 'en')).toHaveLength(1);
    for (const quoted of [
      'Wir hören „The Lark of the Morning and the Evening“ im Saal.',
      'Er singt "It is not for you to be with us" dazu, sagt er selbst.',
      'Am Abend folgt »The Rime of the Ancient Mariner with the Sea«.',
    ])
      expect(foreignSentences(quoted, 'de')).toEqual([]);
    for (const name of ['The Great Hall', 'Music for a While', 'Songs of the Sea'])
      expect(foreignSentences(`Wir zeigen heute ${name} im großen Saal.`, 'de')).toEqual([]);
  });

  it.each(['hier', 'Mehr', 'mehr erfahren', 'Klicken Sie hier', 'read more', 'here', ' '])(
    'calls «%s» a link that says nothing',
    (link) => {
      expect(isVagueLink(link)).toBe(true);
    },
  );
  it.each([
    'Zum Programm',
    'Mehr über die Orgel',
    'Hier geht es zu den Karten',
    'Details zur Anfahrt',
    'https://a.example/x',
    'www.haus.example',
    'karten@haus.example',
  ])('lets «%s» pass', (link) => {
    expect(isVagueLink(link)).toBe(false);
  });

  it('knows descriptions of pictures that describe nothing', () => {
    expect(altError(' ')).toBe('missing');
    expect(altError('DSC_0815')).toBe('file');
    expect(altError('saal-oben.jpg')).toBe('file');
    expect(altError('Bild von einem Saal')).toBe('begins');
    expect(altError('Photo of a hall')).toBe('begins');
    expect(altError('x'.repeat(251))).toBe('long');
    expect(altError('Der große Saal von der Bühne aus, alle Plätze sind leer')).toBeNull();
  });
});

describe('the coach reads modules', async () => {
  const library = await loadModules();
  const adviceOf = (kind: string, data: object) => {
    const schema = library.get(kind)?.description.schema;
    if (schema === undefined) throw new Error(kind);
    return moduleAdvice({ id: 'm', data: data as never }, formOf(schema, 'de'), 'de').map(
      ({ rule, about }) => `${rule} ${about}`,
    );
  };

  it('ED-01 without a text in one language, whole or in part, say so', () => {
    const content = { de: richTextFrom('Hier.'), en: richTextFrom('Here.') };
    expect(adviceOf('text', { content })).toEqual([]);
    expect(adviceOf('text', { content: { ...content, en: [] } })).toEqual(['untranslated.en ']);
    expect(adviceOf('text', { content: { ...content, de: [] } })).toEqual(['untranslated.de ']);
  });

  it('in rich text, lists and pictures; words that are marked with their language are right', () => {
    const english = 'This is what the critics have said of our house.';
    const rich = (...children: object[]) => ({
      content: { de: [{ type: 'paragraph', children }], en: richTextFrom('Here.') },
    });
    expect(adviceOf('text', rich({ text: english }))).toEqual([`language ${english}`]);
    expect(adviceOf('text', rich({ text: english, lang: 'en' }))).toEqual([]);
    expect(
      adviceOf(
        'text',
        rich({ text: 'Alles ' }, { type: 'link', href: '/x', children: [{ text: 'hier' }] }),
      ),
    ).toEqual(['link.vague hier']);
    const image = {
      src: '/a.jpg',
      width: 1,
      height: 1,
      decorative: false,
      alt: { de: '', en: 'A hall' },
    };
    expect(adviceOf('imagelist', { children: [{ image }] })).toEqual(['alt.missing ']);
    const german = { ...image, alt: { de: 'Ein Saal', en: '' } };
    expect(adviceOf('imagelist', { children: [{ image: german }] })).toEqual(['alt.none.en ']);
    expect(
      adviceOf('imagelist', { children: [{ image: { ...image, decorative: true } }] }),
    ).toEqual([]);
  });

  it('the examples of all modules that come with the venue give no false alarm of vague links and file names', async () => {
    for (const [kind, { examples, description }] of library) {
      const { default: example } = await examples();
      if (example === undefined) continue;
      const parsed = description.schema.safeParse(example.data);
      if (!parsed.success) continue;
      const found = adviceOf(kind, parsed.data).filter((one) =>
        /^(?:link|alt|language)/u.test(one),
      );
      expect(found, kind).toEqual([]);
    }
  });
});
