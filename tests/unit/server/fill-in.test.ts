import { describe, expect, it } from 'vitest';
import { amountFrom } from '../../../src/content/fields/amount-form.ts';
import { typedAmount } from '../../../src/lib/money.ts';
import { filledIn } from '../../../src/lib/server/page-data/hub/form-help/fill-in.ts';

const ORIGIN = 'https://house.example';
const both = (text: string) => ({ de: text, en: '' });

describe('what nobody has to think of in a form', () => {
  it('ED-12 a key of addresses is made of the name, and one that was typed stays', () => {
    const room = { name: { de: '', en: 'Great Hall' }, slug: undefined };
    expect(filledIn('room', room, ORIGIN)['slug']).toBe('great-hall');
    expect(filledIn('room', { ...room, slug: 'gh' }, ORIGIN)['slug']).toBe('gh');
    // Without a name there is nothing to make it of: the form says so at its field.
    expect(filledIn('room', { name: both(''), slug: '' }, ORIGIN)['slug']).toBe('');
    expect(filledIn('tag', { name: both('Neu') }, ORIGIN)).not.toHaveProperty('slug');
  });

  it('ED-12 keys and addresses that were typed as words are made by rule, not refused', () => {
    const room = { name: both('Saal'), slug: ' Öl & Wein' };
    expect(filledIn('room', room, ORIGIN)['slug']).toBe('oel-und-wein');
    const page = { title: both('Neu'), urls: { de: 'Öl & Wein', en: 'Oil & Wine/Red' } };
    expect(filledIn('page', page, ORIGIN)['urls']).toEqual({
      de: 'oel-und-wein',
      en: 'oil-and-wine/red',
    });
    const fields = [{ label: both('Name'), slug: 'Mein Name' }, { slug: 'e_mail' }];
    expect(filledIn('form', { fields }, ORIGIN)['fields']).toMatchObject([
      { slug: 'mein_name' },
      { slug: 'e_mail' },
    ]);
  });

  it('ED-12 a page stands where its titles say, unless an address was typed', () => {
    const title = { de: 'Kühle Klänge / Teil 1', en: 'Cool & calm' };
    const made = { de: 'kuehle-klaenge-teil-1', en: 'cool-and-calm' };
    expect(filledIn('page', { title, urls: both('') }, ORIGIN)['urls']).toEqual(made);
    expect(filledIn('page', { title, urls: both('mein') }, ORIGIN)['urls']).toEqual(both('mein'));
    // What editors write of a page of the route table has no address of its own.
    const part = { title, urls: both(''), content_type: 'events' };
    expect(filledIn('page', part, ORIGIN)['urls']).toEqual(both(''));
  });

  it('FO-02 fields of a form are named by their labels, each by another name', () => {
    const fields = [
      { label: both('E-Mail & Name') },
      { label: both('E-Mail & Name'), slug: '' },
      {
        label: both('2. Wunsch'),
        choices: [{ label: both('Ja') }, { label: both('Ja'), value: '' }],
      },
      { label: both(''), slug: '' },
    ];
    expect(filledIn('form', { fields }, ORIGIN)['fields']).toMatchObject([
      { slug: 'e_mail_name' },
      { slug: 'e_mail_name_2' },
      { slug: 'f2_wunsch', choices: [{ value: 'Ja' }, { value: 'Ja 2' }] },
      { slug: '' },
    ]);
  });

  it('BK-03 prices and seat groups get codes and the same sale type for the same words', () => {
    const typed = {
      prices: [
        { price: '38,5 €', text: '' },
        { price: 'viel', text: 'Ermäßigt' },
      ],
      seat_groups: [
        {
          text: 'Parkett',
          prices: [
            { price: '38', text: '' },
            { price: '19.00', text: 'Kind', sale_type_id: '7' },
          ],
          timeslots: [{ time_start: '19:30' }],
        },
      ],
    };
    expect(filledIn('event', typed, ORIGIN)).toMatchObject({
      prices: [
        { id: 'p1', price: '38.50', text: 'Vollpreis', sale_type_id: expect.any(String) as string },
        { id: 'p2', price: 'viel', text: 'Ermäßigt' },
      ],
      seat_groups: [
        {
          id: 'g1',
          seat_group: 'g1',
          status: '1',
          prices: [{ id: 'p1', text: 'Vollpreis' }, { sale_type_id: '7' }],
          timeslots: [{ id: 't1', time_start: '19:30:00', status: '1' }],
        },
      ],
    });
    const { prices, seat_groups: groups } = filledIn('event', typed, ORIGIN) as typeof typed & {
      prices: { sale_type_id: string }[];
    };
    const inGroup = groups[0]?.prices[0] as { sale_type_id?: string } | undefined;
    expect(inGroup?.sale_type_id).toBe(prices[0]?.sale_type_id);
    expect(prices[1]?.sale_type_id).not.toBe(prices[0]?.sale_type_id);
  });

  it('RT-07 an address of this site that was copied whole is a path; others stay as they are', () => {
    const typed = { old_path: '/de/alt', new_path: `${ORIGIN}/de/neu` };
    expect(filledIn('redirect', typed, ORIGIN)).toMatchObject({ new_path: '/de/neu' });
    const elsewhere = { old_path: '/de/alt', new_path: `${ORIGIN}.evil.example/de` };
    expect(filledIn('redirect', elsewhere, ORIGIN)).toEqual(elsewhere);
    const url = { de: `${ORIGIN}/de/x?y=1`, en: 'https://other.example/' };
    expect(filledIn('menu_item', { url }, ORIGIN)['url']).toEqual({ ...url, de: '/de/x?y=1' });
  });

  it('an amount is read as people write it', () => {
    const texts = [
      '38',
      '38,5 €',
      '38.50',
      '0',
      '',
      'viel',
      '1e3',
      '-3',
      '1.23.45',
      '1,2,3',
      '12.34,5',
    ];
    expect(texts.map(amountFrom)).toEqual([
      '38.00',
      '38.50',
      '38.50',
      '0.00',
      ...Array.from({ length: 7 }, () => null),
    ]);
    const grouped = ['1.234,56', '1,234.56', '1.234', '1 234,5 €', '38,-', '38,– €', '123.456,00'];
    expect(grouped.map(amountFrom)).toEqual([
      '1234.56',
      '1234.56',
      '1234.00',
      '1234.50',
      '38.00',
      '38.00',
      '123456.00',
    ]);
  });

  it('an amount is shown as it is typed in a language, and what is none yet as it stands', () => {
    expect(typedAmount('1234.50', 'de')).toBe('1234,50');
    expect(typedAmount('1234.50', 'en')).toBe('1234.50');
    for (const text of ['38', '38,5', '3.5.', 'viel']) expect(typedAmount(text, 'de')).toBe(text);
    expect(amountFrom(typedAmount('1234.50', 'de'))).toBe('1234.50');
  });
});
