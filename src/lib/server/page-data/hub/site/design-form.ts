import type { FormValues } from '../../../../forms/form-values.ts';
import type { PictureChoices, DesignChoice } from '../../../../design/preview-name.ts';
import { textIn } from '../lists/plain-field.ts';

export const COLOURS = ['own_accent', 'own_second', 'own_paper'] as const;

export type ColourName = (typeof COLOURS)[number];

/** `#ABC`, `abc`, `AABBCC` as `#aabbcc`; whatever is no colour stays as it is. */
function asColour(text: string): string {
  const sign = text.trim().toLowerCase().replace(/^#/u, '');
  if (/^[0-9a-f]{3}$/u.test(sign)) return `#${Array.from(sign, (part) => part + part).join('')}`;
  return /^[0-9a-f]{6}$/u.test(sign) ? `#${sign}` : text.trim();
}

/**
 * A colour has a text and, beside it, a control that always has a value: that one counts where
 * it was moved and the text was left as it was. Without scripts nothing else can say so.
 */
export function colourTyped(form: FormValues, name: ColourName): string {
  const text = asColour(textIn(form, name));
  const [pick, was] = [textIn(form, `${name}.pick`), textIn(form, `${name}.was`)];
  const isPicked = pick !== '' && pick !== was;
  return isPicked && (text === '' || text === was) ? asColour(pick) : text;
}

/** What somebody typed and sent, and what is wrong with it. */
export interface DesignForm {
  readonly choice: DesignChoice | null;
  /** By field; empty where there is a design. */
  readonly errors: Readonly<Record<string, string>>;
  readonly pictures: PictureChoices;
}
