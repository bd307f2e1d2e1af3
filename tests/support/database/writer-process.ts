import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { envFor } from '../env.ts';
import { inputOf, stored } from '../content/records.ts';

/** Another process that serves the same database: saves a room each time it is told to. */
interface Order {
  readonly id: number;
  readonly version: number;
}
export interface Outcome {
  readonly outcome: string;
  /** When the write was done, by the clock of the machine. */
  readonly at: number;
}

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const app = await createApp(envFor({ databaseUrl: databaseUrl || null, dataDir }));

async function save({ id, version }: Order): Promise<Outcome> {
  const input = inputOf('room', await stored(app, 'room', id));
  const saved = await app.records.update('room', { id, version }, input);
  return { outcome: saved.ok ? 'saved' : saved.failure.code, at: Date.now() };
}

process.on('message', (order: Order) => {
  save(order).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => process.send?.({ outcome: String(error), at: Date.now() }),
  );
});
process.on('disconnect', () => {
  void app.close();
});
process.send?.({ outcome: 'ready', at: Date.now() } satisfies Outcome);
