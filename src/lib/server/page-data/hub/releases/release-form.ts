import type { FormValues } from '../../../../forms/form-values.ts';
import { z } from 'zod';
import { failure, success, type Result } from '../../../../result.ts';
import type { HubField } from '../../../../views/hub/hub-view.ts';
import { RELEASE_NAME_CHARACTERS } from '../../../../views/hub/record-form-view.ts';
import type { ReleaseFacts } from '../../../services/releases/releases.ts';
import { smallField, typedIn, type Errors, type Typed } from '../../box-office/plain-fields.ts';
import { shownMoment, typedMoment } from '../../../../dates/typed-moment.ts';
import type { PageContext } from '../../page/page-context.ts';

const nameSchema = z.string().trim().min(1).max(RELEASE_NAME_CHARACTERS);

export const typedFacts = (form: FormValues): Typed => typedIn(form, ['name', 'at']);

/** Name and time as a form says them. */
export function factsIn(typed: Typed, { t }: Pick<PageContext, 't'>): Result<ReleaseFacts> {
  const name = nameSchema.safeParse(typed['name']);
  const text = typed['at'] ?? '';
  const at = text === '' ? null : typedMoment(text);
  const errors = {
    ...(!name.success && { name: t('releases:error.name') }),
    ...(text !== '' && at === null && { at: t('releases:error.at') }),
  };
  if (!name.success || Object.keys(errors).length > 0)
    return failure('invalid', t('releases:error.whole'), errors);
  return success({ name: name.data, at });
}

export const factsTyped = ({ name, at }: ReleaseFacts): Typed => ({ name, at: shownMoment(at) });

/** The fields of a release's name and time. */
export const factFields = (
  typed: Typed,
  errors: Errors,
  { t }: Pick<PageContext, 't'>,
): readonly HubField[] => {
  const filled = { typed, errors, t };
  return [
    smallField('name', t('releases:field.name'), filled, {
      isRequired: true,
      max: RELEASE_NAME_CHARACTERS,
      hint: t('releases:field.nameHint'),
    }),
    smallField('at', t('releases:field.at'), filled, {
      control: 'moment',
      hint: t('releases:field.atHint'),
    }),
  ];
};
