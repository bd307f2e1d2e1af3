import { atom } from 'nanostores';
import type { EditingState, PresenceAnswer } from '../../../lib/editing/calls.ts';
import { recordFields } from '../api/library.ts';
import { recordUrl } from '../api/record.ts';
import { request } from '../api/request.ts';
import { t } from '../i18n/t.ts';
import { alerts } from './alerts.ts';
import { $sections } from './content.ts';
import { announce } from './live-region.ts';
import { autosave } from './autosave.ts';
import { moduleNameById } from './module-names.ts';
import { $noteCounts } from './notes.ts';
import { $recordText, $selected } from './selection.ts';
import { $conflicts, $saveStatus, revision } from './server-state.ts';

/** How often the server is sent that somebody edits this page: alone, and with others. */
const HEARTBEAT_MS = 15_000;
const COMPANY_HEARTBEAT_MS = 3000;
/** Whoever goes through modules by keys is told of where they stay. */
const SETTLE_MS = 300;

type Other = PresenceAnswer['others'][number];

/** The others who have this page open, and other windows of the same person. */
export const $others = atom<readonly Other[]>([]);

/** What somebody is called: one's own other window is nobody else. */
export const nameOf = ({ name, isSelf }: Other): string => (isSelf ? t('status.self') : name);

const tab = crypto.randomUUID();

/** The newest state of the server, taken over into this screen. */
export async function fetchState(): Promise<void> {
  const result = await request<EditingState>('GET', recordUrl());
  if (result.ok) await autosave.applyServerState(result.value, true);
}

/** What a text of the record is called where modules are named: none has a colon. */
export const recordPlace = (key: string): string => `record:${key}`;

/** Where somebody is on this page: in a text of the record, or at a module; null: nowhere. */
function ownPlace(): string | null {
  const key = $recordText.get();
  return key === null ? $selected.get() : recordPlace(key);
}

const placeName = (place: string): string =>
  recordFields().find(({ key }) => recordPlace(key) === place)?.label ?? moduleNameById(place);

/** Says, before two write in one place, that somebody is there already. */
function warnOfCompany(place: string | null): void {
  const there = $others.get().filter((other) => other.module === place);
  if (there.length === 0 || place === null) return;
  const names = [...new Set(there.map(nameOf))].join(', ');
  alerts.show('save', t('status.here', { names, module: placeName(place) }));
}

async function sendHeartbeat(): Promise<void> {
  const module = ownPlace();
  const result = await request<PresenceAnswer>('POST', recordUrl('presence'), { tab, module });
  if (!result.ok) return;
  const previous = $others.get();
  $others.set(result.value.others);
  $noteCounts.set(result.value.notes);
  $sections.set(result.value.sections);
  const names = new Set(previous.map(nameOf));
  for (const other of result.value.others)
    if (!names.has(nameOf(other))) announce(t('status.joined', { name: nameOf(other) }));
  const wasAlone = !previous.some((other) => other.module === module);
  if (wasAlone) warnOfCompany(module);
  const isIdle = $saveStatus.get() === 'saved' && $conflicts.get().length === 0;
  if (isIdle && result.value.revision !== revision()) await fetchState();
}

/** Sends heartbeats until the page is left, and takes over what others save meanwhile. */
export function startPresence(): void {
  const timers: { next?: ReturnType<typeof setTimeout> } = {};
  const repeat = () => {
    clearTimeout(timers.next);
    void sendHeartbeat().finally(() => {
      const pause = $others.get().length > 0 ? COMPANY_HEARTBEAT_MS : HEARTBEAT_MS;
      clearTimeout(timers.next);
      timers.next = setTimeout(repeat, pause);
    });
  };
  repeat();
  const onPlace = () => {
    warnOfCompany(ownPlace());
    clearTimeout(timers.next);
    timers.next = setTimeout(repeat, SETTLE_MS);
  };
  $selected.listen(onPlace);
  $recordText.listen(onPlace);
  addEventListener('pagehide', () => {
    void request('DELETE', recordUrl('presence'), { tab });
  });
}
