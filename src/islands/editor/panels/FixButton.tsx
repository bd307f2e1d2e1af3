import type { Advice } from '../../../lib/editing/coach/advice.ts';
import { fixedData, fixedRecord } from '../../../lib/editing/coach/fix-all.ts';
import { allModules } from '../../../lib/editing/content.ts';
import type { Operation } from '../../../lib/editing/operation.ts';
import type { Locale } from '../../../lib/constants.ts';
import { moduleOffer, recordFields } from '../api/library.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { setField } from '../stores/commands.ts';
import { $content, $language } from '../stores/content.ts';
import { commit } from '../stores/history.ts';
import { announce } from '../stores/live-region.ts';
import { moduleNameById } from '../stores/module-names.ts';
import { confirmFit } from '../stores/translations.ts';

/** Whoever has read both texts says that the one still fits to the other. */
export const FitsButton = ({ module, locale }: { module: string; locale: Locale }) => (
  <Button
    aria-label={t('check.fitsOf', { name: moduleNameById(module), locale: locale.toUpperCase() })}
    onClick={() => confirmFit(module, locale)}
  >
    {t('check.fits')}
  </Button>
);

/** Fixes what a rule found in one text; nothing where it takes somebody's thought. */
export function FixButton({ advice }: { readonly advice: Advice }) {
  const { module, rule, about, fix } = advice;
  const [, outdated] = rule.split('outdated.');
  if (module !== null && outdated !== undefined)
    return <FitsButton module={module} locale={outdated as Locale} />;
  if (fix === undefined) return null;
  return (
    <Button
      aria-label={t('check.fixOf', { what: t(`check.${rule}`), about })}
      onClick={() => {
        setField(module, fix.path, fix.after);
        announce(t('check.fixed'));
      }}
    >
      {t('check.fix')}
    </Button>
  );
}

/** What fixes the fields of the record around its modules. */
function recordOperations(language: Locale): readonly Operation[] {
  const content = $content.get();
  const after = fixedRecord(content, recordFields(), language);
  return Object.keys(after)
    .filter((key) => after[key] !== content[key])
    .map((key) => ({
      type: 'set',
      module: null,
      path: [key],
      before: content[key],
      after: after[key],
    }));
}

const moduleOperations = (language: Locale): readonly Operation[] =>
  allModules($content.get().modules).flatMap((module): readonly Operation[] => {
    if (module.data['is_hidden'] === true) return [];
    const after = fixedData(module, moduleOffer(module.kind)?.fields ?? [], language);
    return after === module.data
      ? []
      : [{ type: 'set', module: module.id, path: [], before: module.data, after }];
  });

/** Fixes everything that can be, in the language that is worked in, as one step of undo. */
function fixAll(): void {
  const language = $language.get();
  if (commit([...recordOperations(language), ...moduleOperations(language)]))
    announce(t('check.fixed'));
}

/** One click for all that `FixButton`s of the page would fix. */
export function FixAllButton({ advice }: { readonly advice: readonly Advice[] }) {
  const count = advice.filter(({ fix }) => fix !== undefined).length;
  return count < 2 ? null : <Button onClick={fixAll}>{t('check.fixAll', { count })}</Button>;
}
