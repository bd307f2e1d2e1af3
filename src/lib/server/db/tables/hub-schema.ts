import type { Generated } from 'kysely';

/** A view of a list that somebody saved under a name: what its address asks for. */
export interface HubViewRow {
  id: Generated<number>;
  /** Id of the user. */
  user: string;
  list: string;
  name: string;
  /** The query of the address, without `?`. */
  query: string;
  /** 1: everybody who sees the list sees it. */
  is_shared: number;
  /** 1: what its owner is shown where the address asks for nothing. */
  is_default: number;
}

/** Something that was done in the hub and can be undone. */
export interface HubUndoRow {
  /** Stands in addresses; nobody guesses it. */
  id: string;
  /** Id of the user who did it, and who alone may undo it. */
  user: string;
  kind: string;
  action: string;
  at: string;
  /** Null: it can be undone still. */
  undone_at: string | null;
  /** JSON: each record with its version before and after (`services/hub/undo.ts`). */
  steps: string;
}

/** A record that came with the demo, and goes with it. */
export interface DemoRecordRow {
  kind: string;
  record: number;
}

/** An event of which it was once taken for granted that it is step-free. */
export interface UnconfirmedAccessRow {
  event: number;
}

/** Tables of the hub. */
export interface HubTables {
  demo_record: DemoRecordRow;
  hub_view: HubViewRow;
  hub_undo: HubUndoRow;
  unconfirmed_access: UnconfirmedAccessRow;
}
