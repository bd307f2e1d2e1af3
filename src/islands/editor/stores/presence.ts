import { atom } from 'nanostores';
import type { EditingState, PresenceAnswer } from '../../../lib/editing/calls.ts';
import { editing } from '../host.ts';
import { ask } from '../request.ts';
import { word } from '../words.ts';
import { say } from './said.ts';
import { $conflicts, $status, revision, takeOver } from './saving.ts';

/** How often the server is told that somebody is here. */
const BEAT_MS = 15_000;

/** Names of the others who have this page open. */
export const $others = atom<readonly string[]>([]);

const tab = crypto.randomUUID();

/** The newest state of the server, taken over into this screen. */
export async function fetchState(): Promise<void> {
  const answer = await ask<EditingState>('GET', editing());
  if (answer.ok) takeOver(answer.value);
}

async function beat(): Promise<void> {
  const answer = await ask<PresenceAnswer>('POST', editing('presence'), { tab });
  if (!answer.ok) return;
  const names = answer.value.others.map(({ name }) => name);
  const known = $others.get();
  for (const name of names) if (!known.includes(name)) say(word('status.joined', { name }));
  $others.set(names);
  const isIdle = $status.get() === 'saved' && $conflicts.get().length === 0;
  if (isIdle && answer.value.revision !== revision()) await fetchState();
}

/** Tells the others that one is here, and takes over what they save meanwhile. */
export function beHere(): void {
  const again = () => {
    void beat().finally(() => setTimeout(again, BEAT_MS));
  };
  again();
  addEventListener('pagehide', () => {
    void ask('DELETE', editing('presence'), { tab });
  });
}
