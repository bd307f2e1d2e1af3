import { LOCALES, type Locale } from '../../../lib/constants.ts';

/** The element that the editor starts from; its attributes describe the page. */
const root = document.querySelector<HTMLElement>('[data-editor]');
const { kind = '', id = '0' } = root?.dataset ?? {};

/** The record whose page this is. */
export const RECORD = { kind, id: Number(id) } as const;

/** The instant that the page is shown at instead of now (`?edit&at=`); null: now. */
export const previewedAt: string | null = root?.dataset['at'] ?? null;

/** Language of the page, and of the editor. */
export const locale: Locale =
  LOCALES.find((one) => one === document.documentElement.lang) ?? LOCALES[0];

/** What the editor is put into. */
export const editorRoot = (): HTMLElement => root as HTMLElement;

/** The calls about the record, `part` behind its address. */
export const recordUrl = (part = ''): string =>
  `/${locale}/pageeditor-api/editing/${RECORD.kind}/${RECORD.id}${part && `/${part}`}`;
