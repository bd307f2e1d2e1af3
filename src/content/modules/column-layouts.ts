import type { Translated } from '../fields/field.ts';

const same = (text: string): Translated => ({ de: text, en: text });

/** How a container parts its width, in per cent. */
export const COLUMN_LAYOUTS = {
  '100': same('100 %'),
  '67-33': same('67 % · 33 %'),
  '33-67': same('33 % · 67 %'),
  '50-50': same('50 % · 50 %'),
  '33-33-33': same('33 % · 33 % · 33 %'),
  '25-50-25': same('25 % · 50 % · 25 %'),
} as const satisfies Readonly<Record<string, Translated>>;
export type ColumnLayout = keyof typeof COLUMN_LAYOUTS;

export const columnsOfLayout = (layout: ColumnLayout): number => layout.split('-').length;

const isLayout = (value: unknown): value is ColumnLayout =>
  typeof value === 'string' && Object.hasOwn(COLUMN_LAYOUTS, value);

type Data = Readonly<Record<string, unknown>>;
const layoutIn = ({ layout, columns }: Data): ColumnLayout =>
  [layout, columns].find(isLayout) ?? '100';

/** How the columns of a module share its width, by the layout that its data name. */
export const sharesOf = (data: Data): readonly number[] => layoutIn(data).split('-').map(Number);

/** The classes of each column by the layout that a module's data name: the layout, and its own share of it. */
export const columnClasses = (data: Data): readonly string[] =>
  sharesOf(data).map((share) => `of-${layoutIn(data)} column-${share}`);
