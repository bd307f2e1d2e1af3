import type { ModuleOffer } from '../../../lib/editing/library.ts';
import { moduleOffer } from '../api/library.ts';
import { RECORD } from '../api/record.ts';

const KEY = 'foyer-recent-modules';
const MAX_RECENT = 4;

/** A shared section cannot stand in another one. */
export const isOffered = (offer: ModuleOffer | undefined): boolean =>
  !offer?.section || RECORD.kind !== 'shared_section';

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
