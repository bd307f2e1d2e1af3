import { formInfo } from '../../../src/lib/forms/describe-form.ts';
import type { FormEntity } from '../../../src/content/records/form.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import type { Sending } from '../../../src/lib/server/services/forms/send-form.ts';

/** The forms of the demo venue, by their ids. */
export const CONTACT = 1;
export const PRESS = 6;

export const VISITOR = { id: 'v'.repeat(22), network: 'net', isReturned: true } as const;

export async function formOf(app: Pick<AppContext, 'database'>, id: number): Promise<FormEntity> {
  const form = await recordById(app.database.db, 'form', id);
  if (form === null) throw new Error(`the demo has no form ${id}`);
  return form;
}

export const MESSAGE = {
  topic: 'praise',
  message: 'Bravo',
  name: 'Ada',
  email: 'Ada@example.org',
  phone: '',
  consent: 'on',
};

/** A form as a visitor sends it, some time after they opened it. */
export const sendingOf = (form: FormEntity, change: Partial<Sending> = {}): Sending => ({
  form,
  info: formInfo(form, 'en', { honeypot: 'Leave empty' }),
  raw: MESSAGE,
  locale: 'en',
  visitor: VISITOR,
  key: 'key',
  begunAt: 0,
  ...change,
});
