import { t } from '../i18n/t.ts';
import { useAdvice } from './use-advice.ts';

/** The advice for one module, above its fields. */
export function ModuleAdvice({ module }: { readonly module: string }) {
  const advice = useAdvice().filter((one) => one.module === module);
  if (advice.length === 0) return null;
  return (
    <ul className="ed-quiet">
      {advice.map(({ rule, about }) => (
        <li key={rule + about}>
          {t(`check.${rule}`)} {about !== '' && <q>{about}</q>}
        </li>
      ))}
    </ul>
  );
}
