import type { InputOf } from '../../../src/content/records/define.ts';
import type { Kind, Records } from '../../../src/content/records/kinds.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import type { Entity } from '../../../src/content/records/kinds.ts';
import { inputOf } from '../../../src/lib/server/services/records/record-input.ts';
import type { Result } from '../../../src/lib/result.ts';

export { inputOf };

/** The value of a result that must be good. */
export function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

/** A record of the database as it is now. */
export async function stored<K extends Kind>(
  app: Pick<AppContext, 'database'>,
  kind: K,
  id: number,
): Promise<Entity<K>> {
  const record = await recordById(app.database.db, kind, id);
  if (record === null) throw new Error(`there is no ${kind} ${id}`);
  return record;
}

export const text = (de: string, en = de) => ({ de, en });

/** An event of the demo to make others like it of; its tickets stay its own. */
export const modelEvent = async (
  app: Pick<AppContext, 'database'>,
): Promise<InputOf<Records['event']>> =>
  inputOf('event', { ...(await stored(app, 'event', 1)), id_jet: null });
