import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { LOCALES, type Locale } from '../../../lib/constants.ts';
import { allModules } from '../../../lib/editing/content.ts';
import { otherThan } from '../../../lib/i18n/other-language.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { hasText, translationState } from '../../../lib/editing/translation.ts';
import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { $content } from '../stores/content.ts';
import { setField } from '../stores/commands.ts';
import { moduleOffer } from '../api/library.ts';
import { moduleName } from '../stores/module-names.ts';
import { selectModule } from '../stores/selection.ts';
import { Panel } from '../components/Panel.tsx';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { Fields } from './Fields.tsx';

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

interface SideBySideProps {
  readonly module: StoredModule;
  readonly fields: readonly FieldForm[];
}

/** The texts of a module in both languages, side by side. */
function SideBySide({ module, fields }: SideBySideProps) {
  return (
    <div className="ed-twin">
      {LOCALES.map((locale) => (
        <section key={locale} lang={locale} aria-label={t(`language.${locale}`)}>
          <h3>{t(`language.${locale}`)}</h3>
          <Fields
            of={module.id}
            fields={translatedFields(fields)}
            value={module.data}
            language={locale}
          />
          <Button
            onClick={() => setField(module.id, [], fillLanguage(fields, module.data, locale))}
          >
            {t(`language.fill.${locale}`)}
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
    <Panel title={t('bar.languages')} isWide>
      <ul className="ed-languages">
        {allModules(modules).map((module) => {
          const fields = moduleOffer(module.kind)?.fields ?? [];
          const states = LOCALES.map((locale) => translationState(module, fields, locale));
          if (states.every((state) => state === 'none')) return null;
          return (
            <li key={module.id}>
              <Button
                className="ed-name"
                aria-expanded={open === module.id}
                onClick={() => {
                  selectModule(module.id);
                  setOpen(open === module.id ? null : module.id);
                }}
              >
                <span className="ed-grow">{moduleName(module)}</span>
                {LOCALES.map((locale, at) => (
                  <span key={locale} className="ed-state" data-state={states[at]}>
                    {locale.toUpperCase()} {t(`language.state.${states[at] ?? 'none'}`)}
                  </span>
                ))}
              </Button>
              {open === module.id && <SideBySide module={module} fields={fields} />}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
