import { describe, expect, it } from 'vitest';
import {
  formRefused,
  MAX_FORM_FIELDS,
  readForm,
  BODY_BYTES,
} from '../../../src/lib/server/services/request/read-form.ts';
import { growth, MAX_GROWTH } from '../../support/growth.ts';
import { sourceFiles } from '../../support/source-files.ts';

const FORM = 'application/x-www-form-urlencoded';
const requestOf = (body: string, type: string | null = FORM) =>
  new Request('http://localhost/x', {
    method: 'POST',
    body: Buffer.from(body),
    headers: type === null ? {} : { 'content-type': type },
  });
const sent = (body: string, type: string | null = FORM) => readForm(requestOf(body, type), 'de');

describe('RL-05 case 23 a form of visitors', () => {
  it('is read as browsers send it', async () => {
    const form = await sent('name=Anna+M%C3%BCller&n=1&n=2&empty=', `${FORM};charset=UTF-8`);
    expect(form.ok && [...form.value]).toEqual([
      ['name', 'Anna Müller'],
      ['n', '1'],
      ['n', '2'],
      ['empty', ''],
    ]);
    expect(await sent('')).toMatchObject({ ok: true });
  });

  it('has at most two hundred fields', async () => {
    expect(await sent('a&'.repeat(MAX_FORM_FIELDS - 1) + 'a')).toMatchObject({ ok: true });
    const refused = { ok: false, failure: { code: 'too_large' } };
    expect(await sent('a&'.repeat(MAX_FORM_FIELDS) + 'a')).toMatchObject(refused);
    expect(await sent('&'.repeat(1000))).toMatchObject(refused);
  });

  it('has at most 64 KB', async () => {
    const form = (bytes: number) => `a=${'x'.repeat(bytes - 2)}`;
    expect(await sent(form(BODY_BYTES.form))).toMatchObject({ ok: true });
    expect(await sent(form(BODY_BYTES.form + 1))).toMatchObject({
      failure: { code: 'too_large', message: expect.stringContaining('zu viel') as string },
    });
  });

  it('is of one type: none of them takes files', async () => {
    const types = ['multipart/form-data; boundary=x', 'text/plain', 'application/json', null];
    for (const type of types)
      expect(await sent('a=1', type), String(type)).toMatchObject({
        failure: { code: 'unsupported' },
      });
  });

  it('ED-01 comes without the signs that marks are made of', async () => {
    const form = await sent('a=%EE%80%80x%EE%80%81y%EE%80%82&%EE%80%80b=1');
    expect(form.ok && [...form.value]).toEqual([
      ['a', 'xy'],
      ['b', '1'],
    ]);
  });

  it('is refused with a text in the visitor’s language', async () => {
    const english = await readForm(requestOf('a&'.repeat(1000)), 'en');
    if (english.ok) throw new Error('it was read');
    const answer = formRefused(english.failure);
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toContain('shorten');
  });

  it('is read in time in proportion to its length, which the reader before was not', async () => {
    const fields = (size: number) => 'a&'.repeat(size / 2);
    expect(await growth(sent, fields, 400_000)).toBeLessThan(MAX_GROWTH);
    const start = performance.now();
    await sent(fields(1_000_000));
    const read = performance.now() - start;
    const former = performance.now();
    await requestOf(fields(100_000)).formData();
    // The control: what the platform's reader takes for a tenth of it.
    expect(performance.now() - former).toBeGreaterThan(read);
  });

  it('is read by nothing else', () => {
    const readers = sourceFiles('src', ['.ts', '.astro']).filter(({ name, text }) =>
      name.startsWith('src/islands/') || name.startsWith('src/layouts/')
        ? false
        : /request[\w.()]*\.(?:formData|json|text|arrayBuffer|blob)\(/u.test(text),
    );
    expect(readers.map(({ name }) => name)).toEqual([]);
  });
});
