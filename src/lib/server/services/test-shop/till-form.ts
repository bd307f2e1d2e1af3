import { CHECK_OUT_FIELDS, checkOutSchema } from '../../../booking/check-out-form.ts';
import type { Translate } from '../../../i18n/translator.ts';
import type { CheckOutForm } from '../../../views/test-shop-view.ts';
import type { Buyer } from './check-out.ts';

const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : '';

/** The till's form as it was filled in. `buyer` is null while anything is wrong with it. */
export interface ReadTill {
  readonly form: CheckOutForm;
  readonly buyer: Buyer | null;
  readonly status: number;
}

/** Reads the till's form, and lets the pretended payment end as it was asked to. */
export function readTill(data: FormData, t: Translate): ReadTill {
  const [name = '', email = '', payment = ''] = CHECK_OUT_FIELDS.map((field) =>
    textOf(data.get(field)),
  );
  const mistakes: Record<string, string> = {};
  const form = { name, email, payment, mistakes };
  const checked = checkOutSchema.safeParse({ name, email, payment });
  if (!checked.success) {
    for (const { path } of checked.error.issues) {
      const field = String(path[0]);
      mistakes[field] = t(`shop:mistake.${field}`);
    }
    return { form, buyer: null, status: 400 };
  }
  if (checked.data.payment === 'accepted') return { form, buyer: checked.data, status: 200 };
  mistakes['payment'] = t('shop:mistake.declined');
  return { form, buyer: null, status: 402 };
}
