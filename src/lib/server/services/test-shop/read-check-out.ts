import type { FormValues } from '../../../forms/form-values.ts';
import { CHECK_OUT_FIELDS, checkOutSchema } from '../../../booking/check-out-form.ts';
import type { Translate } from '../../../i18n/translator.ts';
import type { CheckOutForm } from '../../../views/test-shop-view.ts';
import type { Buyer } from './check-out.ts';

const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : '';

/** The checkout form as it was filled in. `buyer` is null while it is invalid or the payment failed. */
export interface ParsedCheckOut {
  readonly form: CheckOutForm;
  readonly buyer: Buyer | null;
  readonly status: number;
}

/** Parses the checkout form; the pretended payment ends as the form says. */
export function readCheckOut(data: FormValues, t: Translate): ParsedCheckOut {
  const [name = '', email = '', payment = ''] = CHECK_OUT_FIELDS.map((field) =>
    textOf(data.get(field)),
  );
  const fieldErrors: Record<string, string> = {};
  const form = { name, email, payment, fieldErrors };
  const parsed = checkOutSchema.safeParse({ name, email, payment });
  if (!parsed.success) {
    for (const { path } of parsed.error.issues) {
      const field = String(path[0]);
      fieldErrors[field] = t(`shop:fieldError.${field}`);
    }
    return { form, buyer: null, status: 400 };
  }
  if (parsed.data.payment === 'accepted') return { form, buyer: parsed.data, status: 200 };
  fieldErrors['payment'] = t('shop:fieldError.declined');
  return { form, buyer: null, status: 402 };
}
