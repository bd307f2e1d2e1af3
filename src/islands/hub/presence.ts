import { csrfToken } from '../csrf-token.ts';
import type { PresenceAnswer } from '../../lib/editing/calls.ts';

/** How often the server is told that a form is open. */
const HEARTBEAT_MS = 15_000;

/** Says that this tab has a record open, and shows who else has. */
export function showPresence(place: HTMLElement): void {
  const { hubPresence: address = '', hubOthers: text = '%' } = place.dataset;
  const body = JSON.stringify({ tab: crypto.randomUUID() });
  const call = (method: 'POST' | 'DELETE') =>
    fetch(address, {
      method,
      headers: { 'x-csrftoken': csrfToken(), 'content-type': 'application/json' },
      body,
      keepalive: method === 'DELETE',
    });
  const show = ({ others }: PresenceAnswer) => {
    // Another tab of one's own is nobody else.
    const strangers = others.filter(({ isSelf }) => !isSelf);
    const names = [...new Set(strangers.map(({ name }) => name))].join(', ');
    const told = names === '' ? '' : text.replace('%', () => names);
    // The same words again would be read out again.
    if (place.textContent.trim() !== told) place.textContent = told;
    place.hidden = names === '';
  };
  const repeat = async (): Promise<void> => {
    try {
      const answer = await call('POST');
      if (answer.ok) show((await answer.json()) as PresenceAnswer);
    } catch {
      // Without a connection nobody is known; what was shown stays.
    }
    setTimeout(() => void repeat(), HEARTBEAT_MS);
  };
  void repeat();
  addEventListener('pagehide', () => void call('DELETE').catch(() => undefined));
}
