import { useCallback, useEffect, useState } from 'react';
import { request } from '../api/request.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';

export interface Loaded<Value> {
  /** Null until it has come. */
  readonly value: Value | null;
  /** Why it did not come; null: it did, or is on its way. What came before stays in `value`. */
  readonly failure: string | null;
  readonly load: () => Promise<void>;
}

/** What a call answers, fetched when it is needed for the first time and again by `load`. */
export function useLoaded<Value>(path: string): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(async () => {
    setFailure(null);
    const result = await request<Value>('GET', path);
    // Something between here and the server may answer in its place, and not in JSON.
    if (result.ok && result.value !== null) setValue(result.value);
    else setFailure(result.ok ? t('load.unreadable') : failureText(result));
  }, [path]);
  useEffect(() => void load(), [load]);
  return { value, failure, load };
}
