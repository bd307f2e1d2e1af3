import { createReadStream } from 'node:fs';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { openMedia } from '../../../src/lib/server/services/media/library.ts';
import { receiveFile } from '../../../src/lib/server/services/media/receive-file.ts';
import { storeWithRecord } from '../../../src/lib/server/services/media/upload.ts';
import { envFor } from '../env.ts';

/**
 * A process that uploads a file and is killed: before its record is written, or after.
 * `record-first` is the wrong order, as a control.
 */
const [databaseUrl = '', dataDir = '', file = '', when = ''] = process.argv.slice(2);
const app = await createApp(envFor({ databaseUrl: databaseUrl || null, dataDir }));
const library = openMedia(dataDir);
const die = () => process.kill(process.pid, 'SIGKILL');

if (when === 'record-first') {
  await app.records.create('media', {
    title: 'x',
    src: `/media/${'0'.repeat(32)}/original.png`,
    mime: 'image/png',
    bytes: 1,
  });
  die();
}
const received = await receiveFile(createReadStream(file), library.tempFiles);
if (!received.ok) throw new Error(received.failure.reason);
await storeWithRecord(
  library,
  { received: received.value, fileName: 'saal.png', locale: 'en' },
  async (facts) => {
    if (when === 'before') die();
    const saved = await app.records.create('media', { ...facts });
    if (when === 'after') die();
    return saved;
  },
);
