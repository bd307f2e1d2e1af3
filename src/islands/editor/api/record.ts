import { LOCALES, type Locale } from '../../../lib/constants.ts';

/** The editor's own script tag, in the head: its attributes describe the page. */
const script = document.querySelector<HTMLElement>('script[data-edited]');
const { kind = '', id = '0' } = script?.dataset ?? {};

/** The record whose page this is. */
export const RECORD = { kind, id: Number(id) } as const;

/** The instant that the page is shown at instead of now (`?edit&at=`); null: now. */
export const previewedAt: string | null = script?.dataset['at'] ?? null;

/** What is to be said of the time that the address asks for. */
export const timeNote = script?.dataset['timeNote'];

/** Language of the page, and of the editor. */
export const locale: Locale =
  LOCALES.find((one) => one === document.documentElement.lang) ?? LOCALES[0];

/** What the editor is put into, at the end of the page. */
export const editorRoot = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-editor]') as HTMLElement;

/** The calls about the record, `part` behind its address. */
export const recordUrl = (part = ''): string =>
  `/${locale}/pageeditor-api/editing/${RECORD.kind}/${RECORD.id}${part && `/${part}`}`;
