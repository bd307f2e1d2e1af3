import type { Translate } from '../../../lib/i18n/translator.ts';

/** A form whose entries the browser keeps until they are saved. */
export interface KeptForm {
  /** Whose form it is, and of what. */
  readonly key: string;
  /** Whether it shows what somebody typed, and nothing of that is saved. */
  readonly isTyped: boolean;
}

/** What the script that keeps a form has to know of it. */
export const keptForm = ({ key, isTyped }: KeptForm, t: Translate) => ({
  'data-hub-form': key,
  'data-hub-typed': isTyped ? '' : undefined,
  'data-hub-kept': t('hub_records:form.kept', { time: '%' }),
  'data-hub-restore': t('hub_records:form.restore'),
  'data-hub-discard': t('hub_records:form.discard'),
  'data-hub-unsaved': t('hub_records:form.unsaved'),
});
