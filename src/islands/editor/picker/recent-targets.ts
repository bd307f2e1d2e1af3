const KEY = 'foyer-recent-targets';
const MOST = 24;

function stored(): readonly string[] {
  try {
    const values: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  } catch {
    // A browser that stores nothing, or something else under this name: nothing is recent.
    return [];
  }
}

const RECORD = /^([a-z_]+):\d+$/u;
const kindOf = (value: string): string => RECORD.exec(value)?.[1] ?? '';

/** So many are shown. */
const SHOWN = 5;

/** Records of some kinds that were chosen in this browser, the last one first: `event:12`. */
export const recentTargets = (kinds: readonly string[]): readonly string[] =>
  stored()
    .filter((value) => kinds.includes(kindOf(value)))
    .slice(0, SHOWN);

/** Remembers a record as the last one that was chosen; addresses and files are none. */
export function rememberTarget(value: string): void {
  if (kindOf(value) === '') return;
  const others = stored().filter((one) => one !== value);
  try {
    localStorage.setItem(KEY, JSON.stringify([value, ...others].slice(0, MOST)));
  } catch {
    // It can be found by its name.
  }
}
