import { deflateSync } from 'node:zlib';
import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import sharp from 'sharp';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const LEAST_MS = 3000;
const ORIGIN = `http://localhost:${process.env['E2E_PORT'] ?? ''}`;
/** The form that asks for a file, and one whose fields are of many types. */
const PRESS = 6;
const ACCESS = 5;

interface Visitor {
  readonly request: APIRequestContext;
  readonly headers: Readonly<Record<string, string>>;
}

/** Somebody who has opened a form, and so has its cookies. */
async function visitorOf(request: APIRequestContext, form = PRESS): Promise<Visitor> {
  const response = await request.get(`/en/api/forms/${form}/`);
  expect(response.status()).toBe(200);
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  return { request, headers: { 'x-csrftoken': token, origin: ORIGIN } };
}

const send = ({ request, headers }: Visitor, form: unknown, values: unknown) =>
  request.post('/en/api/forms-entries/', { headers, data: { form, field_values: values } });

const upload = ({ request, headers }: Visitor, name: string, buffer: Buffer) =>
  request.post('/en/api/temp-files/', {
    headers,
    multipart: { file: { name, mimeType: 'application/octet-stream', buffer } },
  });

const idOf = async (response: APIResponse): Promise<string> => {
  expect(response.status()).toBe(201);
  const { files } = (await response.json()) as { readonly files: readonly { id: string }[] };
  return files[0]?.id ?? '';
};

const fieldsOf = async (response: APIResponse) =>
  ((await response.json()) as { readonly fields?: Record<string, string> }).fields ?? {};

const entry = (values: object = {}) => ({
  name: 'Ada',
  organisation: 'Bote',
  email: 'ada@example.org',
  event: 'Matinee',
  date: '2027-01-31',
  consent: true,
  ...values,
});

test('FO-01 a form says what it asks, with the field that nobody fills in', async ({ request }) => {
  const response = await request.get(`/de/api/forms/${ACCESS}/`);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  const form = (await response.json()) as { fields: { slug: string; field_type: unknown }[] };
  expect(form.fields.at(-1)).toMatchObject({
    slug: 'email2',
    field_type: 'emailconfirm',
    required: false,
  });
  expect(form.fields[1]).toMatchObject({ show_if: { field: 'place', values: ['website'] } });
  // Who is told is told nobody.
  expect(await response.text()).not.toContain('barrierefrei@');
  for (const path of ['/de/api/forms/999/', '/de/api/forms/x/'])
    expect([404, 400]).toContain((await request.get(path)).status());
});

test('FO-05 wrong answers are refused at their fields, in the words of the specification', async ({
  request,
}) => {
  const visitor = await visitorOf(request);
  const cases: readonly (readonly [object, string, string])[] = [
    [{ name: '' }, 'name', 'This field is required!'],
    [{ name: undefined }, 'name', 'This field is required!'],
    [{ name: ['a'] }, 'name', 'This value is of another kind than the field!'],
    [{ name: 'a'.repeat(501) }, 'name', 'This text is too long!'],
    [{ name: 'a\u0000b' }, 'name', 'Control characters are not allowed!'],
    [{ email: 'ada@' }, 'email', 'Invalid e-mail address!'],
    [{ email: 'a@b.c\r\nBcc: x@y.zz' }, 'email', 'Invalid e-mail address!'],
    [{ date: '2027-02-30' }, 'date', 'Invalid date!'],
    [{ phone: 'call me' }, 'phone', 'Invalid telephone number!'],
    [{ needs: ['seat', 'throne'] }, 'needs', 'This choice is not offered!'],
    [{ needs: { seat: true } }, 'needs', 'This value is of another kind than the field!'],
    [{ consent: false }, 'consent', 'This field is required!'],
    [
      { card: ['../../etc/passwd'] },
      'card',
      'This file is not here any more. Please choose it again!',
    ],
  ];
  for (const [values, slug, message] of cases) {
    const response = await send(visitor, PRESS, entry(values));
    expect([response.status(), await fieldsOf(response)]).toEqual([400, { [slug]: message }]);
  }
  for (const [form, values] of [
    ['6', entry()],
    [PRESS, null],
    [PRESS, [1]],
    [999, entry()],
  ]) {
    const response = await send(visitor, form, values);
    expect([400, 404]).toContain(response.status());
  }
  const many = Object.fromEntries(
    Array.from({ length: 5000 }, (_, n) => [`f${n}`, 'x'.repeat(20)]),
  );
  expect((await send(visitor, PRESS, many)).status()).toBe(413);
  const foreign = { ...visitor, headers: { ...visitor.headers, 'x-csrftoken': 'a'.repeat(22) } };
  expect((await send(foreign, PRESS, entry())).status()).toBe(403);
  expect((await upload(foreign, 'a.pdf', PDF)).status()).toBe(403);
});

test('FO-05 FO-08 what a condition hides is neither asked nor stored; the same twice is one entry', async ({
  request,
}) => {
  const visitor = await visitorOf(request, ACCESS);
  const hidden = { place: 'house', spot: 'Tür', problem: 'Schwer', address: 'hidden words' };
  const quick = await send(visitor, ACCESS, hidden);
  expect(quick.status()).toBe(429);
  expect(['1', '2', '3']).toContain(quick.headers()['retry-after']);
  expect((await send(visitor, ACCESS, { ...hidden, spot: '' })).status()).toBe(400);
  await new Promise((resolve) => setTimeout(resolve, LEAST_MS));
  const answers = await Promise.all([1, 2, 3].map(() => send(visitor, ACCESS, hidden)));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  expect(await answers[0]?.json()).toEqual({
    text: 'Thank you. Theodora Papadaki-Groß will see to it.',
    url: null,
  });
});

/** A picture of hardly any bytes and very many pixels. */
function pictureBomb(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const size = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 0, 0, 0, 0]);
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1 << 20))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('FO-04 files are told by their content: wrong endings, disguises and bombs are refused', async ({
  request,
}) => {
  const visitor = await visitorOf(request);
  const create = { width: 40, height: 40, channels: 3, background: 'red' } as const;
  const png = await sharp({ create }).png().toBuffer();
  const refused: readonly (readonly [string, Buffer, number])[] = [
    ['plan.exe', PDF, 415],
    ['plan.png', PDF, 415],
    ['plan', PDF, 415],
    ['page.pdf', Buffer.from('<!doctype html><script>1</script>'), 415],
    ['mixed.png', Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), 415],
    ['zip.pdf', Buffer.concat([PDF, Buffer.from('PK\u0005\u0006' + '\0'.repeat(18))]), 415],
    ['bomb.zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]), 415],
    ['bomb.png', pictureBomb(), 413],
    ['empty.pdf', Buffer.alloc(0), 400],
    ['large.pdf', Buffer.concat([PDF, Buffer.alloc(10_000_001)]), 413],
  ];
  for (const [name, buffer, status] of refused) {
    const response = await upload(visitor, name, buffer);
    expect([name, response.status()]).toEqual([name, status]);
    expect((await fieldsOf(response))[name]).toMatch(/\S/u);
  }
  expect((await upload(visitor, 'photo.PNG', png)).status()).toBe(201);
  const hundred = new FormData();
  for (let index = 0; index < 100; index += 1)
    hundred.append('file', new File([PDF], `${index}.pdf`));
  const many = await request.post('/en/api/temp-files/', {
    headers: visitor.headers,
    multipart: hundred,
  });
  expect(many.status()).toBe(400);
});

test('FO-04 case 15 a file belongs to its visitor alone, and is sent once', async ({
  request,
  playwright,
}) => {
  const owner = await visitorOf(request);
  const id = await idOf(await upload(owner, 'card.pdf', PDF));
  expect(id).toMatch(/^[\w-]{22}$/u);
  for (const path of [`/media/${id}`, `/forms/${id}`, `/de/api/temp-files/${id}/`, `/${id}`])
    expect([404, 405]).toContain((await request.get(path)).status());
  const other = await playwright.request.newContext({ baseURL: ORIGIN });
  const thief = await visitorOf(other);
  await new Promise((resolve) => setTimeout(resolve, LEAST_MS));
  const stolen = await send(thief, PRESS, entry({ card: [id], event: 'Diebstahl' }));
  expect([stolen.status(), Object.keys(await fieldsOf(stolen))]).toEqual([400, ['card']]);
  // Control: the same sending by its owner.
  expect((await send(owner, PRESS, entry({ card: [id] }))).status()).toBe(200);
  const again = await send(owner, PRESS, entry({ card: [id], event: 'Noch einmal' }));
  expect([again.status(), Object.keys(await fieldsOf(again))]).toEqual([400, ['card']]);
  await other.dispose();
});

test('FO-04 case 15 no visitor fills the disk: so many files may wait, and no more', async ({
  request,
}) => {
  const visitor = await visitorOf(request);
  let status = 201;
  let taken = 0;
  for (; status === 201 && taken < 40; taken += 1)
    status = (await upload(visitor, `${taken}.pdf`, PDF)).status();
  expect([status, taken]).toEqual([429, 21]);
});
