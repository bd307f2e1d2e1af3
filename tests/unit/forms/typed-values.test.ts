import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { z } from 'zod';
import { accountEmail, emailKey } from '../../../src/content/fields/email.ts';
import { lineText, paragraphsText } from '../../../src/content/fields/plain-text.ts';
import { recipient } from '../../../src/content/records/form-parts.ts';
import { loginSchema, resetRequestSchema } from '../../../src/lib/accounts/user-forms.ts';
import { checkOutSchema } from '../../../src/lib/booking/check-out-form.ts';
import { joinSchema } from '../../../src/lib/booking/waiting.ts';
import { checkField } from '../../../src/lib/forms/check-field.ts';
import { FIELD, type FieldInfo, type FieldType } from '../../../src/lib/forms/form-info.ts';
import { slugOf } from '../../../src/lib/routing/slug.ts';
import { queryText } from '../../../src/lib/search/query-text.ts';
import { openMailer } from '../../../src/lib/server/adapters/mail.ts';
import { readEnv } from '../../../src/lib/server/config/env.ts';
import { invitedUserSchema } from '../../../src/lib/server/services/accounts/invitations/invite.ts';
import { newUserSchema } from '../../../src/lib/server/services/accounts/users.ts';
import { fileNameOf } from '../../../src/lib/server/services/forms/check-file.ts';
import { emailSchema } from '../../../src/lib/server/services/personal-data/personal-data.ts';

const field = (type: FieldType): FieldInfo => ({
  id: 1,
  slug: 'x',
  label: 'x',
  field_type: type,
  required: true,
  visible: true,
  choices: [],
  default: null,
  placeholder_text: '',
  help_text: '',
  step: 1,
  show_if: null,
});
const answer = (type: FieldType, raw: string) => {
  const checked = checkField(field(type), raw);
  return checked.ok ? checked.value : null;
};

/** What one part makes of an address; null: it refuses it. */
const by = (schema: z.ZodType, input: (email: string) => object) => (email: string) => {
  const { data } = schema.safeParse(input(email));
  return data === undefined ? null : (data as { email: string }).email;
};

/** Every part that takes an address of a visitor. */
const PARTS: Readonly<Record<string, (email: string) => unknown>> = {
  'a form': (email) => answer(FIELD.email, email),
  'who is told of entries': by(recipient, (email) => ({ email })),
  'the waiting list': by(joinSchema, (email) => ({ email, tickets: 1, features: [], note: '' })),
  'the test shop': by(checkOutSchema, (email) => ({ email, name: 'A', payment: 'accepted' })),
  'the login': by(loginSchema, (email) => ({ email, password: 'x' })),
  'a lost password': by(resetRequestSchema, (email) => ({ email })),
  'news of an event': (email) => emailKey().safeParse(email).data ?? null,
  'personal data': (email) => emailSchema.safeParse(email).data ?? null,
};

const PERSON = { first_name: 'A', last_name: 'B', role: 'editor', password: 'x'.repeat(20) };
/** Every part that makes an account of one. */
const ACCOUNTS: Readonly<Record<string, (email: string) => unknown>> = {
  'the command line': by(newUserSchema, (email) => ({ ...PERSON, email })),
  'an invitation': by(invitedUserSchema, (email) => ({
    email,
    first_name: 'A',
    last_name: 'B',
    role: 'editor',
  })),
  'single sign-on': (email) => accountEmail().safeParse(email).data ?? null,
};

const TAKEN = {
  'ada@example.org': 'ada@example.org',
  '  ada@example.org\t': 'ada@example.org',
  'kasse&abo@example.org': 'kasse&abo@example.org',
  'foyer/abo@example.org': 'foyer/abo@example.org',
  "o'neil+x@example.org": "o'neil+x@example.org",
  'ada@example.xn--p1ai': 'ada@example.xn--p1ai',
  'info@müllerei.example': 'info@xn--mllerei-n2a.example',
  // As macOS writes it, and as it comes from a contact.
  'info@mu\u0308llerei.example': 'info@xn--mllerei-n2a.example',
  '\u202Aada@example.org\u202C': 'ada@example.org',
  'ada\u00AD@exam\u200Bple.org\uFEFF': 'ada@example.org',
  'ada@localhost': 'ada@localhost',
  [`a@${'b'.repeat(63)}.example`]: `a@${'b'.repeat(63)}.example`,
} as const;
const REFUSED = [
  'ada',
  'ada@',
  '@example.org',
  'a b@example.org',
  'ada@-b.example',
  'ada@b..example',
  'ada@example.org, eva@example.org',
  'ada@example.org\nbcc: eva@example.org',
  'ä@example.org',
  'ada@müller/x.example',
  'ada@mü ller.example',
  `a@${'b'.repeat(64)}.example`,
  `${'a'.repeat(250)}@b.example`,
];

describe('TR-01 an e-mail address', () => {
  it.each(Object.entries(TAKEN))(
    '«%s» is the same everywhere, and is written to',
    async (typed, stored) => {
      for (const [part, taken] of Object.entries(PARTS))
        expect([part, taken(typed)]).toEqual([part, stored]);
      expect(readEnv({ MAIL_FROM: typed.trim() })).toMatchObject({ ok: true });
      const folder = mkdtempSync(path.join(tmpdir(), 'foyer-typed-'));
      onTestFinished(() => {
        rmSync(folder, { recursive: true, force: true });
      });
      const mailer = openMailer(
        { url: null, from: 'a@example.org' },
        { folder, now: () => new Date() },
      );
      const message = { to: stored, replyTo: stored, subject: 'x', text: 'x' };
      expect((await mailer.send(message)).ok).toBe(true);
      // Odd ones of older times cost the answer's address, never the message.
      expect((await mailer.send({ ...message, replyTo: 'no address' })).ok).toBe(true);
    },
  );

  it.each(REFUSED)('«%s» is refused everywhere', (typed) => {
    for (const [part, taken] of Object.entries({ ...PARTS, ...ACCOUNTS }))
      expect([part, taken(typed)]).toEqual([part, null]);
  });

  it('makes an account only where every login takes it, too', () => {
    for (const [part, taken] of Object.entries(ACCOUNTS)) {
      expect([part, taken(' Ada@Müllerei.example ')]).toEqual([
        part,
        'ada@xn--mllerei-n2a.example',
      ]);
      expect([part, taken('a&b@example.org')]).toEqual([part, null]);
    }
  });
});

describe('TR-01 what is typed or pasted', () => {
  it.each([
    ['\u202A+49 341 1234567\u202C', '+49 341 1234567'],
    ['0341\u00A0\u2013\u00A0123\u202F45', '0341 - 123 45'],
    ['(0341) 12-34/56', '(0341) 12-34/56'],
    ['0341 12345 (AB)', '0341 12345 (AB)'],
    ['+49 341 12345, ext. 12', '+49 341 12345, ext. 12'],
    ['Tel.: 0341.12345', 'Tel.: 0341.12345'],
    ['anruf', null],
    ['12', null],
    ['112', '112'],
    ['1'.repeat(25), '1'.repeat(25)],
    ['0341 <b>12345', null],
    ['1'.repeat(26), null],
  ])('a telephone number «%s» is %s', (typed, stored) => {
    expect(answer(FIELD.phone, typed)).toBe(stored);
  });

  it('has composed letters and nothing invisible in every plain text', () => {
    const typed = '\uFEFFFu\u0308hrung im Kon\u00ADzert\u200Bhaus\u202C';
    for (const schema of [lineText(100), paragraphsText(100)])
      expect(schema.parse(typed)).toBe('Führung im Konzerthaus');
    expect(answer(FIELD.text, typed)).toBe('Führung im Konzerthaus');
    expect(answer(FIELD.textarea, typed)).toBe('Führung im Konzerthaus');
    expect(answer(FIELD.text, '\u200B\u00AD')).toBeNull();
    // What joins letters and emoji stays.
    expect(lineText(100).parse('نمی\u200Cخواهم 👩\u200D👧')).toBe('نمی\u200Cخواهم 👩\u200D👧');
  });

  it('is found, addressed and named the same, however it is composed', () => {
    const [plain, pasted] = [
      'Führung durchs Konzerthaus',
      'Fu\u0308hrung durchs Kon\u00ADzert\u200Bhaus',
    ];
    expect(queryText(pasted, 'de').words.map(({ folded }) => folded)).toEqual(
      queryText(plain, 'de').words.map(({ folded }) => folded),
    );
    expect(slugOf(pasted)).toBe(slugOf(plain));
    expect(fileNameOf(`${pasted}.pdf`)).toBe(`${plain}.pdf`);
  });
});
