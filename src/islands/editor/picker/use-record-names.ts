import { useEffect, useState } from 'react';
import { recordNames } from './record-names.ts';

/**
 * What some records are called, as far as that is known by now.
 * @param values `person:12`
 */
export function useRecordNames(values: readonly string[]): (value: string) => string {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = [...new Set(values)].join();
  useEffect(() => {
    if (wanted === '') return undefined;
    let isStale = false;
    const asked = wanted.split(',');
    void Promise.all(
      asked.map(async (value) => [value, await recordNames.get(value)] as const),
    ).then((entries) => {
      if (!isStale) setNames(new Map(entries));
    });
    return () => {
      isStale = true;
    };
  }, [wanted]);
  return (value) => names.get(value) ?? '…';
}
