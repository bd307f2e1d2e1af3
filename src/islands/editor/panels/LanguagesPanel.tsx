import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { LOCALES, type Locale } from '../../../lib/constants.ts';
import { allModules, isSame } from '../../../lib/editing/content.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { hasText, translationState } from '../../../lib/editing/translation/translation.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { otherThan } from '../../../lib/i18n/localized.ts';
import { $content, $fieldErrors } from '../stores/content.ts';
import { setField } from '../stores/commands.ts';
import { commit } from '../stores/history.ts';
import { moduleOffer, recordFields } from '../api/library.ts';
import { moduleName } from '../stores/module-names.ts';
import { withNotes } from '../stores/translations.ts';
import { $selected, selectModule } from '../stores/selection.ts';
import { lazyPart } from '../components/lazy-part.tsx';
import { Panel } from '../components/Panel.tsx';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { Fields } from './Fields.tsx';
import { FitsButton } from './FixButton.tsx';

const TranslatePage = lazyPart(
  () => import('./translation/TranslatePage.tsx'),
  ({ children }) => children,
);

/** The fields that are translated, and lists that have some. */
const translatedFields = (fields: readonly FieldForm[]): readonly FieldForm[] =>
  fields.flatMap((field) => {
    if (field.control !== 'list') return field.isTranslated ? [field] : [];
    const items = translatedFields(field.items);
    return items.length > 0 ? [{ ...field, items }] : [];
  });

/** The same value with every text of one language in the other one, too, where that has none. */
function fillLanguage(fields: readonly FieldForm[], data: unknown, to: Locale): unknown {
  const values = data as Readonly<Record<string, unknown>>;
  const entries = fields.map((field): readonly [string, unknown] => {
    const value = values[field.key];
    if (field.control === 'list' && Array.isArray(value))
      return [field.key, value.map((item) => fillLanguage(field.items, item, to))];
    const both = value as Readonly<Partial<Record<Locale, unknown>>> | undefined;
    const isEmpty = field.isTranslated && !hasText(both?.[to]);
    return [field.key, isEmpty ? { ...both, [to]: both?.[otherThan(to)] } : value];
  });
  return { ...values, ...Object.fromEntries(entries) };
}

/** What has texts: a module, or the record around them (null). */
interface Owner {
  readonly id: string | null;
  readonly name: string;
  readonly fields: readonly FieldForm[];
  readonly data: StoredModule['data'];
  readonly written: StoredModule['written'];
}

/** Takes the texts of the other language over where one has none. */
function fill({ id, fields, data }: Owner, to: Locale): void {
  const after = fillLanguage(fields, data, to) as StoredModule['data'];
  if (id !== null) setField(id, [], after);
  else
    commit(
      fields
        .filter(({ key }) => !isSame(data[key], after[key]))
        .map(({ key }) => ({
          type: 'set',
          module: null,
          path: [key],
          before: data[key],
          after: after[key],
        })),
    );
}

/** The texts of a module or the record in both languages, side by side. */
function SideBySide({ owner }: { readonly owner: Owner }) {
  return (
    <div className="ed-twin">
      {LOCALES.map((locale) => (
        <section key={locale} lang={locale} aria-label={t(`language.${locale}`)}>
          <h3>{t(`language.${locale}`)}</h3>
          <Fields of={owner.id} fields={owner.fields} value={owner.data} language={locale} />
          <Button onClick={() => fill(owner, locale)}>{t(`language.fill.${locale}`)}</Button>
          {owner.id !== null && translationState(owner, owner.fields, locale) === 'outdated' && (
            <FitsButton module={owner.id} locale={locale} />
          )}
        </section>
      ))}
    </div>
  );
}

interface OwnerRowProps {
  readonly owner: Owner;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** How far one is in each language. */
function OwnerRow({ owner, isOpen, onPress }: OwnerRowProps) {
  const states = LOCALES.map((locale) => translationState(owner, owner.fields, locale));
  if (states.every((state) => state === 'none')) return null;
  return (
    <li>
      <Button className="ed-name" aria-expanded={isOpen} onClick={onPress}>
        <span className="ed-grow">{owner.name}</span>
        {LOCALES.map((locale, at) => (
          <span key={locale} className="ed-state" data-state={states[at]}>
            {locale.toUpperCase()} {t(`language.state.${states[at] ?? 'none'}`)}
          </span>
        ))}
      </Button>
      {isOpen && <SideBySide owner={owner} />}
    </li>
  );
}

/** All missing texts in one go. */
function AllTexts({ owners }: { readonly owners: readonly Owner[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('language.translate')}
      </Button>
      {isOpen && <TranslatePage owners={owners} />}
    </>
  );
}

/** How far the record and every module are in each language; German and English side by side. */
export function LanguagesPanel() {
  const content = useStore($content);
  useStore($fieldErrors);
  const [open, setOpen] = useState<string | null | undefined>(() => $selected.get() ?? undefined);
  const record: Owner = {
    id: null,
    name: t('page.settings'),
    fields: translatedFields(recordFields()),
    data: content,
    written: undefined,
  };
  const owners = [
    record,
    ...allModules(content.modules)
      .map(withNotes)
      .map((module) => ({
        id: module.id,
        name: moduleName(module),
        fields: translatedFields(moduleOffer(module.kind)?.fields ?? []),
        data: module.data,
        written: module.written,
      })),
  ];
  return (
    <Panel title={t('bar.languages')} isWide>
      <AllTexts owners={owners} />
      <ul className="ed-languages">
        {owners.map((owner) => (
          <OwnerRow
            key={owner.id}
            owner={owner}
            isOpen={open === owner.id}
            onPress={() => {
              selectModule(owner.id);
              setOpen(open === owner.id ? undefined : owner.id);
            }}
          />
        ))}
      </ul>
    </Panel>
  );
}
