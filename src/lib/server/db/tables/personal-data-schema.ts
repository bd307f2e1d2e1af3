import type { Generated } from 'kysely';

/** That a person's data was looked for, handed out or deleted; nothing of the data itself. */
export interface PersonalDataRequestRow {
  id: Generated<number>;
  at: string;
  action: 'found' | 'exported' | 'deleted';
  /** Who did it: the id of an account; null: the command line. */
  user_id: string | null;
  /** JSON: how many rows, by source (`services/personal-data/sources.ts`). */
  counts: string;
}

export interface PersonalDataTables {
  personal_data_request: PersonalDataRequestRow;
}
