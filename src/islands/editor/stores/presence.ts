import { atom } from 'nanostores';
import type { EditingState, PresenceAnswer } from '../../../lib/editing/calls.ts';
import { recordUrl } from '../api/record.ts';
import { request } from '../api/request.ts';
import { t } from '../i18n/t.ts';
import { announce } from './live-region.ts';
import { autosave } from './autosave.ts';
import { $conflicts, $saveStatus, revision } from './server-state.ts';

/** How often the server is sent that somebody edits this page. */
const HEARTBEAT_MS = 15_000;

/** Names of the others who have this page open. */
export const $otherEditors = atom<readonly string[]>([]);

const tab = crypto.randomUUID();

/** The newest state of the server, taken over into this screen. */
export async function fetchState(): Promise<void> {
  const result = await request<EditingState>('GET', recordUrl());
  if (result.ok) autosave.applyServerState(result.value);
}

async function sendHeartbeat(): Promise<void> {
  const result = await request<PresenceAnswer>('POST', recordUrl('presence'), { tab });
  if (!result.ok) return;
  const names = result.value.others.map(({ name }) => name);
  const previous = $otherEditors.get();
  for (const name of names) if (!previous.includes(name)) announce(t('status.joined', { name }));
  $otherEditors.set(names);
  const isIdle = $saveStatus.get() === 'saved' && $conflicts.get().length === 0;
  if (isIdle && result.value.revision !== revision()) await fetchState();
}

/** Sends heartbeats until the page is left, and takes over what others save meanwhile. */
export function startPresence(): void {
  const repeat = () => {
    void sendHeartbeat().finally(() => setTimeout(repeat, HEARTBEAT_MS));
  };
  repeat();
  addEventListener('pagehide', () => {
    void request('DELETE', recordUrl('presence'), { tab });
  });
}
