import type { Role } from '../../../accounts/permissions.ts';
import type { AuditEntryRow } from '../../db/tables/access-schema.ts';

/** Who did something, as the audit log keeps it. */
export interface Actor {
  readonly actor: AuditEntryRow['actor'];
  /** Of the user or the token; null: of none. */
  readonly id: string | null;
  readonly name: string;
  /** Where it came from, whole; it is shortened before it is kept. */
  readonly address: string;
}

/** What somebody may do: a role, within the scopes of a token, as long as that holds. */
export interface Rights {
  readonly role: Role;
  /** Null: all that the role may do. */
  readonly scopes: readonly string[] | null;
  /** When they end; null or left out: never by themselves. */
  readonly expires_at?: string | null;
}

/** Who gives rights to somebody else, with the rights that they have themselves. */
export interface Grantor extends Actor {
  readonly has: Rights;
}

/** Whoever may run commands on the machine, which are all there are. */
export const COMMAND: Grantor = {
  actor: 'command',
  id: null,
  name: '',
  address: '',
  has: { role: 'admin', scopes: null },
};

/**
 * As much of an address as tells one place from another and not one household from its
 * neighbours: the first three numbers of IPv4, the first 48 bits of IPv6.
 */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/iu, '');
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/u.test(plain))
    return `${plain.slice(0, plain.lastIndexOf('.'))}.0`;
  if (!/^[\da-f:]{2,39}$/iu.test(plain)) return '';
  const [head = ''] = plain.split('::', 1);
  const groups = head
    .split(':')
    .slice(0, 3)
    .map((group) => group || '0');
  return `${[...groups, ...Array.from({ length: 3 - groups.length }, () => '0')].join(':')}::`;
}
