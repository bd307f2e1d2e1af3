import { word } from '../words.ts';
import { useAdvice } from './use-advice.ts';

/** What the coach says of one module, at its fields. */
export function Advised({ module }: { readonly module: string }) {
  const advice = useAdvice().filter((one) => one.module === module);
  if (advice.length === 0) return null;
  return (
    <ul className="ed-quiet">
      {advice.map(({ rule, about }) => (
        <li key={rule + about}>
          {word(`check.${rule}`)} {about !== '' && <q>{about}</q>}
        </li>
      ))}
    </ul>
  );
}
