import { onTestFinished } from 'vitest';
import { smtpServer, type Manner } from './smtp-server.ts';

export type { Manner } from './smtp-server.ts';

/** Such a server until the test is over. */
export async function mailServer(first: Manner) {
  const server = await smtpServer(first);
  onTestFinished(server.close);
  return server;
}
