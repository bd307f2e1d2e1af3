import { LOCALES, type Locale } from '../../lib/constants.ts';

/** What the page says of itself to the editor: attributes of the element that it starts from. */
const host = document.querySelector<HTMLElement>('[data-editor]');
const { kind = '', id = '0' } = host?.dataset ?? {};

/** The record whose page this is. */
export const RECORD = { kind, id: Number(id) } as const;

/** Language of the page, and of the editor. */
export const locale: Locale =
  LOCALES.find((one) => one === document.documentElement.lang) ?? LOCALES[0];

/** What the editor is put into. */
export const element = (): HTMLElement => host as HTMLElement;

/** The calls about the record, `part` behind its address. */
export const editing = (part = ''): string =>
  `/${locale}/pageeditor-api/editing/${RECORD.kind}/${RECORD.id}${part && `/${part}`}`;
