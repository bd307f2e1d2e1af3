import { t } from '../i18n/t.ts';
import { FixButton } from './FixButton.tsx';
import { useAdvice } from './use-advice.ts';

/** The advice for one module, above its fields. */
export function ModuleAdvice({ module }: { readonly module: string }) {
  const { advice } = useAdvice(module);
  if (advice.length === 0) return null;
  return (
    <ul className="ed-quiet">
      {advice.map((one, index) => (
        // The same words can be wrong twice.
        <li key={`${one.rule} ${one.about} ${index}`}>
          {t(`check.${one.rule}`)} {one.about !== '' && <q>{one.about}</q>}{' '}
          <FixButton advice={one} />
        </li>
      ))}
    </ul>
  );
}
