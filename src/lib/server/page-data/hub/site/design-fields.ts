import type { FormValues } from '../../../../forms/form-values.ts';
import { FONT_PAIRS, THEMES } from '../../../../../content/records/site.ts';
import { inksOf, ownColours, paletteOf } from '../../../../design/design.ts';
import { designPairs, type Pair } from '../../../../design/pairs.ts';
import {
  HOUSE_PICTURES,
  type PictureChoices,
  type DesignChoice,
} from '../../../../design/preview-name.ts';
import { renditionAt } from '../../../../media/picture.ts';
import type { ColourField, DesignView, PictureField } from '../../../../views/hub/design-view.ts';
import type { LookSettings } from '../../../services/design/design-preview.ts';
import { plainField, textIn } from '../lists/plain-field.ts';
import type { PageContext } from '../../page/page-context.ts';

export const COLOURS = ['own_accent', 'own_second', 'own_paper'] as const;

type ColourName = (typeof COLOURS)[number];

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

/** A look with what was typed over it. */
interface Shown {
  readonly look: LookSettings;
  readonly pictures: PictureChoices;
  readonly form: FormValues | null;
  readonly errors: Readonly<Record<string, string>>;
}

/** The theme and the typefaces. */
export function selectsOf(
  { t }: PageContext,
  { look, form, errors }: Shown,
): Pick<DesignView, 'theme' | 'fonts'> {
  const select = (name: 'theme' | 'fonts', values: readonly string[]) =>
    plainField({
      name,
      label: t(`fields:label.${name}`),
      control: 'select',
      value: form === null ? look[name] : textIn(form, name),
      options: values.map((value) => ({ value, label: t(`fields:option.${value}`) })),
      hint: t(`design:hint.${name}`),
      error: errors[name] ?? '',
    });
  return { theme: select('theme', THEMES), fonts: select('fonts', FONT_PAIRS) };
}

export function colourFields(
  { t }: PageContext,
  { look, form, errors }: Shown,
): readonly ColourField[] {
  const { accent, second, paper } = paletteOf(inksOf(look));
  const seen = { own_accent: accent, own_second: second, own_paper: paper };
  return COLOURS.map((name) => {
    const label = t(`fields:label.${name}`);
    return {
      name,
      label,
      hint: t(`design:hint.${name}`),
      value: form === null ? (look[name] ?? '') : colourTyped(form, name),
      pick: look[name] ?? seen[name],
      pickLabel: t('design:pick', { label }),
      error: errors[name] ?? '',
    };
  });
}

/** As wide as the form shows a picture, in device pixels. */
const SHOWN_WIDTH = 320;

export function pictureFields(
  { t }: PageContext,
  { look, pictures, errors }: Shown,
): readonly PictureField[] {
  return HOUSE_PICTURES.map((name) => {
    const image = look[name];
    return {
      name,
      label: t(`fields:label.${name}`),
      hint: t(`design:hint.${name}`),
      choice: pictures[name],
      file: image && {
        src: renditionAt(image, SHOWN_WIDTH),
        width: image.width,
        height: image.height,
      },
      error: errors[name] ?? '',
    };
  });
}

/** Every pair of colours that a venue's own make, in both schemes. */
export function schemesOf({ locale, t }: PageContext, look: LookSettings): DesignView['schemes'] {
  const own = ownColours(look);
  if (own === null) return [];
  // Rounded down: what is called 4.5 has to be 4.5.
  const number = (ratio: number) =>
    (Math.floor(ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 });
  const noteOf = (scheme: 'light' | 'dark', { given, least }: Pair): string => {
    if (given === null) return '';
    if (given >= least) return t('design:forTheDark');
    const numbers = { given: number(given), least: number(least) };
    return t(`design:adjusted.${scheme}`, numbers);
  };
  return designPairs(own).map(({ scheme, pairs }) => ({
    key: scheme,
    label: t(`design:scheme.${scheme}`),
    pairs: pairs.map((pair) => ({
      label: t(`design:pair.${pair.key}`),
      front: pair.front,
      back: pair.back,
      ratio: t('design:ratio', { ratio: number(pair.ratio), least: number(pair.least) }),
      note: noteOf(scheme, pair),
    })),
  }));
}
