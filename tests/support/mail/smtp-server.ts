import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * `hangs`: takes the connection and says nothing. `refuses`: wants none of the readers.
 * `no-login`: lets nobody sign in.
 * `no-tls`: offers encryption and has none.
 * `drops`: goes away in the middle of a message. `forgets`: keeps the message and goes away
 * before it says so.
 */
export type Manner = 'takes' | 'hangs' | 'refuses' | 'no-login' | 'no-tls' | 'drops' | 'forgets';

const END = '\r\n.\r\n';

const idIn = (text: string): string => /^Message-ID: <([^@>]*)@/imu.exec(text)?.[1] ?? '';

/** A mail server on a port of its own that keeps what it is given, until it is closed; its manner can change. */
export async function smtpServer(first: Manner) {
  const messages: { readonly to: string; readonly text: string; readonly id: string }[] = [];
  let manner = first;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (manner === 'hangs') return;
    let to = '';
    let data: string | null = null;
    let line = '';
    const say = (text: string) => socket.write(`${text}\r\n`);
    const hear = (command: string): void => {
      if (/^rcpt/iu.test(command)) {
        to = command;
        say(manner === 'refuses' ? '550 no such reader' : '250 ok');
      } else if (/^data/iu.test(command)) {
        data = '';
        say('354 go on');
      } else if (/^ehlo/iu.test(command))
        say(manner === 'no-tls' ? '250 STARTTLS' : '250 AUTH PLAIN');
      else if (/^starttls/iu.test(command)) say('454 not now');
      else if (/^auth/iu.test(command)) say(manner === 'no-login' ? '535 no' : '235 ok');
      else say(/^quit/iu.test(command) ? '221 bye' : '250 ok');
    };
    say('220 tests');
    socket.on('data', (chunk) => {
      if (data !== null) {
        data += chunk.toString();
        if (manner === 'drops') {
          socket.destroy();
          return;
        }
        if (!data.endsWith(END)) return;
        messages.push({ to, text: data, id: idIn(data) });
        if (manner === 'forgets') socket.destroy();
        data = null;
        say('250 kept');
        return;
      }
      line += chunk.toString();
      const lines = line.split('\r\n');
      line = lines.pop() ?? '';
      lines.forEach(hear);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    behave(next: Manner): void {
      manner = next;
    },
    close(): void {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
