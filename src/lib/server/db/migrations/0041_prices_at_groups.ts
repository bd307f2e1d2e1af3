import { sql, type Kysely } from 'kysely';

interface Price {
  readonly id: string;
  readonly seat_group: string | null;
  readonly name: string;
}
interface Group {
  readonly seat_group: string;
  readonly text: string;
  readonly prices: readonly Price[];
}
interface Rows {
  readonly event: { readonly id: number; readonly prices: string; readonly seat_groups: string };
}

const MAX_CODE = 64;

/** The prices of a group: its own, else those beside the groups that name it or none. */
function pricesOf(group: Group, groups: readonly Group[], beside: readonly Price[]) {
  const names = new Set(groups.map(({ seat_group }) => seat_group));
  const isOnly = groups.length === 1;
  const given =
    group.prices.length > 0
      ? group.prices
      : beside
          .filter(({ seat_group: of }) => of === group.seat_group || of === null || !names.has(of))
          .map((price) => ({
            ...price,
            id:
              isOnly || price.seat_group === group.seat_group
                ? price.id
                : `${group.seat_group}-${price.id}`.slice(0, MAX_CODE),
          }));
  return given.map((price) => ({
    ...price,
    seat_group: group.seat_group,
    name: price.name || group.text,
  }));
}

/** Prices stand at the seat groups that are sold for them; the list beside them says the same. */
export async function up(db: Kysely<Rows>): Promise<void> {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'prices', 'seat_groups'])
    .where('seat_groups', '!=', '[]')
    .execute();
  for (const row of rows) {
    const groups = JSON.parse(row.seat_groups) as readonly Group[];
    const beside = JSON.parse(row.prices) as readonly Price[];
    const seatGroups = groups.map((group) => ({
      ...group,
      prices: pricesOf(group, groups, beside),
    }));
    const [before, after] = [row.seat_groups, JSON.stringify(seatGroups)];
    const prices = JSON.stringify(seatGroups.flatMap((group) => group.prices));
    if (before === after && row.prices === prices) continue;
    await sql`update event set seat_groups = ${after}, prices = ${prices} where id = ${row.id}`.execute(
      db,
    );
  }
}
