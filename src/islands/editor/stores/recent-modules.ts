import { moduleOffer } from '../api/library.ts';

const KEY = 'foyer-recent-modules';
const MAX_RECENT = 4;

/** The kinds that were added last in this browser, the newest first. */
export function recentKinds(): readonly string[] {
  try {
    const kinds: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return (Array.isArray(kinds) ? (kinds as readonly unknown[]) : []).filter(
      (kind): kind is string => typeof kind === 'string' && moduleOffer(kind) !== undefined,
    );
  } catch {
    return [];
  }
}

export function rememberKind(kind: string): void {
  const kinds = [kind, ...recentKinds().filter((one) => one !== kind)];
  localStorage.setItem(KEY, JSON.stringify(kinds.slice(0, MAX_RECENT)));
}
