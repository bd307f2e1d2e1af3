import type { Kysely } from 'kysely';
import { FIRST_SERVICES } from '../../../../content/first-services.ts';
import { createRecordTable } from './create-table.ts';

type Db = Kysely<Record<string, never>>;

/** The services of others, and those of them that every venue begins with. */
export async function up(db: Db): Promise<void> {
  await createRecordTable(db, 'consent_service', {
    text: [
      'name',
      'category',
      'purpose_de',
      'purpose_en',
      'provider',
      'country_de',
      'country_en',
      'cookies',
      'hosts',
    ],
    optionalText: ['privacy_url', 'script'],
  });
  const rows = FIRST_SERVICES.map((service) => ({
    version: 1,
    is_online: 1,
    updated_at: '2026-11-22T00:00:00Z',
    name: service.name,
    category: service.category,
    purpose_de: service.purpose?.de,
    purpose_en: service.purpose?.en,
    provider: service.provider,
    country_de: service.country?.de,
    country_en: service.country?.en,
    privacy_url: service.privacy_url,
    cookies: '[]',
    script: null,
    hosts: JSON.stringify(service.hosts),
  }));
  await db
    .insertInto('consent_service' as never)
    .values(rows)
    .execute();
}
