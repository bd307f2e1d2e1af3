import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Begins to read, or to send what never ends, and is cut off. What is only closed the platform
 * takes for somebody who still listens; what is reset it ends at once, with all that it does.
 */
export function leave(url: string, afterMs: number, method = 'GET'): Promise<void> {
  return new Promise((resolve) => {
    const headers = method === 'GET' ? {} : { 'content-length': '1000' };
    const sent = request(url, { agent: false, method, headers });
    sent.on('error', () => undefined).on('close', resolve);
    sent.on('response', (answer) => answer.on('error', () => undefined).resume());
    if (method === 'GET') sent.end();
    else sent.write('choice=none&');
    void pause(afterMs).then(() => sent.socket?.resetAndDestroy() ?? sent.destroy());
  });
}
