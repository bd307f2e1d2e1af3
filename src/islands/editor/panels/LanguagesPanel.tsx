import { useState } from 'react';
import { LOCALES, type Locale } from '../../../lib/constants.ts';
import { allModules } from '../../../lib/editing/content.ts';
import { otherThan } from '../../../lib/i18n/other-language.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { isWritten, translationState } from '../../../lib/editing/translation.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { useStore } from '../../use-store.ts';
import { $content } from '../stores/content.ts';
import { change } from '../stores/document.ts';
import { offerOf } from '../stores/library.ts';
import { nameOfModule } from '../stores/names.ts';
import { select } from '../stores/selection.ts';
import { Panel } from '../ui/Panel.tsx';
import { Button } from '../ui/Button.tsx';
import { word } from '../words.ts';
import { Fields } from './Fields.tsx';

/** What is said in a language, and lists of such. */
const spokenFields = (fields: readonly FieldForm[]): readonly FieldForm[] =>
  fields.flatMap((field) => {
    if (field.control !== 'list') return field.isTranslated ? [field] : [];
    const items = spokenFields(field.items);
    return items.length > 0 ? [{ ...field, items }] : [];
  });

/** The same value with every text of one language in the other one, too, where that has none. */
function across(fields: readonly FieldForm[], data: unknown, to: Locale): unknown {
  const values = data as Readonly<Record<string, unknown>>;
  const entries = fields.map((field): readonly [string, unknown] => {
    const value = values[field.key];
    if (field.control === 'list' && Array.isArray(value))
      return [field.key, value.map((item) => across(field.items, item, to))];
    const both = value as Readonly<Partial<Record<Locale, unknown>>> | undefined;
    const isEmpty = field.isTranslated && !isWritten(both?.[to]);
    return [field.key, isEmpty ? { ...both, [to]: both?.[otherThan(to)] } : value];
  });
  return { ...values, ...Object.fromEntries(entries) };
}

interface TwinProps {
  readonly module: StoredModule;
  readonly fields: readonly FieldForm[];
}

/** What a module says in each language, side by side. */
function Twin({ module, fields }: TwinProps) {
  return (
    <div className="ed-twin">
      {LOCALES.map((locale) => (
        <section key={locale} lang={locale} aria-label={word(`language.${locale}`)}>
          <h3>{word(`language.${locale}`)}</h3>
          <Fields
            of={module.id}
            fields={spokenFields(fields)}
            value={module.data}
            language={locale}
          />
          <Button onClick={() => change(module.id, [], across(fields, module.data, locale))}>
            {word(`language.fill.${locale}`)}
          </Button>
        </section>
      ))}
    </div>
  );
}

/** How far every module is in each language; German and English side by side. */
export function LanguagesPanel() {
  const { modules } = useStore($content);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Panel title={word('bar.languages')} isWide>
      <ul className="ed-languages">
        {allModules(modules).map((module) => {
          const fields = offerOf(module.kind)?.fields ?? [];
          const states = LOCALES.map((locale) => translationState(module, fields, locale));
          if (states.every((state) => state === 'none')) return null;
          return (
            <li key={module.id}>
              <Button
                className="ed-name"
                aria-expanded={open === module.id}
                onClick={() => {
                  select(module.id);
                  setOpen(open === module.id ? null : module.id);
                }}
              >
                <span className="ed-grow">{nameOfModule(module)}</span>
                {LOCALES.map((locale, at) => (
                  <span key={locale} className="ed-state" data-state={states[at]}>
                    {locale.toUpperCase()} {word(`language.state.${states[at] ?? 'none'}`)}
                  </span>
                ))}
              </Button>
              {open === module.id && <Twin module={module} fields={fields} />}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
