import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { LOCALES, type Locale } from '../../../../lib/constants.ts';
import { moduleById } from '../../../../lib/editing/content.ts';
import type { FieldForm } from '../../../../lib/editing/library.ts';
import { valueAt, type Operation } from '../../../../lib/editing/operation.ts';
import {
  linesOf,
  spread,
  untranslated,
  type UntranslatedText,
} from '../../../../lib/editing/translation/untranslated.ts';
import { otherThan } from '../../../../lib/i18n/localized.ts';
import { moduleOffer } from '../../api/library.ts';
import { locale } from '../../api/record.ts';
import { Button } from '../../components/Button.tsx';
import { CONTROLS } from '../../form/controls.ts';
import { FieldList } from '../../form/FieldList.tsx';
import { t } from '../../i18n/t.ts';
import { alerts } from '../../stores/alerts.ts';
import { setField } from '../../stores/commands.ts';
import { $content } from '../../stores/content.ts';
import { commit } from '../../stores/history.ts';
import { announce } from '../../stores/live-region.ts';

/** What has texts: a module, or the record around them (null). */
interface Owner {
  readonly id: string | null;
  readonly fields: readonly FieldForm[];
  readonly data: Readonly<Record<string, unknown>>;
}

interface PageText extends UntranslatedText {
  readonly module: string | null;
}

const FIELDS = 'input,textarea,[contenteditable=true]';

function storedIn({ module, path }: PageText, to: Locale): unknown {
  const content = $content.get();
  const data = module === null ? content : moduleById(content.modules, module)?.data;
  return valueAt(data, [...path, to]);
}

/** The texts that the language lacks which lacks most, as the page has them one after the other. */
function missingIn(owners: readonly Owner[]): {
  readonly to: Locale;
  readonly texts: readonly PageText[];
} {
  const [first, second] = LOCALES.map((to) => ({
    to,
    texts: owners.flatMap(({ id, fields, data }) =>
      untranslated(fields, data, to).map((text) => ({ ...text, module: id })),
    ),
  }));
  const [one, other] = [first ?? { to: locale, texts: [] }, second];
  return other && other.texts.length > one.texts.length ? other : one;
}

/** «Zitat», or what of it the text is. */
function labelOf({ module, field: { label } }: PageText): string {
  const stored = module === null ? null : moduleById($content.get().modules, module);
  const owner = stored ? moduleOffer(stored.kind)?.label : t('page.settings');
  return owner === undefined || owner === label ? label : `${owner} · ${label}`;
}

/** A text as it is in the other language, and its field below. */
function Row({
  text,
  to,
  at,
}: {
  readonly text: PageText;
  readonly to: Locale;
  readonly at: number;
}) {
  const { module, path, field, source } = text;
  const id = `ed-translate-${at}`;
  const Control = CONTROLS[field.control];
  return (
    <li data-at={at}>
      <label className="ed-label" htmlFor={id}>
        {labelOf(text)}
      </label>
      <p id={`${id}-source`} className="ed-source" lang={otherThan(to)}>
        {linesOf(source).join('\n')}
      </p>
      <Control
        field={field}
        value={storedIn(text, to)}
        path={[...path, to]}
        onChange={(place, value, isTyping) => setField(module, place, value, isTyping)}
        id={id}
        describedBy={`${id}-source`}
        isInvalid={false}
        lang={to}
        language={to}
        fieldErrors={{}}
        Fields={FieldList}
      />
    </li>
  );
}

/** Puts lines into the texts from one on, as one step of undo. @returns false: they are no such lines */
function paste(texts: readonly PageText[], to: Locale, lines: string): boolean {
  const values = spread(texts, lines);
  if (values === null) return false;
  const operations = texts.map((text, at): Operation => ({
    type: 'set',
    module: text.module,
    path: [...text.path, to],
    before: storedIn(text, to),
    after: values[at],
  }));
  if (commit(operations)) announce(t('language.pasted', { count: texts.length }));
  return true;
}

/** Every text that lacks a language, one below the other: Tab leads from each to the next. */
export function TranslatePage({ owners }: { readonly owners: readonly Owner[] }) {
  useStore($content);
  // What is written stays in its place.
  const [{ to, texts }] = useState(() => missingIn(owners));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>(FIELDS)?.focus(), []);
  const onPaste = (event: ClipboardEvent): void => {
    const row = (event.target as Element).closest<HTMLElement>('[data-at]');
    const from = Number(row?.dataset['at']);
    if (row === null || !paste(texts.slice(from), to, event.clipboardData.getData('text/plain')))
      return;
    event.preventDefault();
    event.stopPropagation();
  };
  const copyAll = async (): Promise<void> => {
    const words = texts.flatMap(({ source }) => linesOf(source)).join('\n');
    await navigator.clipboard.writeText(words).then(
      () => alerts.show('save', t('language.copied', { count: texts.length })),
      () => alerts.show('error', t('language.notCopied')),
    );
  };
  if (texts.length === 0) return <p role="status">{t('language.nothingMissing')}</p>;
  return (
    <>
      <p className="ed-quiet">{t('language.translateHint')}</p>
      <Button onClick={() => void copyAll()}>{t(`language.copyAll.${otherThan(to)}`)}</Button>
      <ol
        ref={list}
        className="ed-translate"
        onPasteCapture={onPaste}
        // Here Tab leads on in a list, too.
        onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
      >
        {texts.map((text, at) => (
          <Row key={`${text.module ?? ''} ${text.path.join('.')}`} {...{ text, to, at }} />
        ))}
      </ol>
    </>
  );
}
