import type { z } from 'zod';
import { isEmbedAddress, isOfHost, type EmbedHosts } from '../../embed-hosts.ts';
import { MESSAGES } from '../messages.ts';
import { embedAddressIn } from './embed-address.ts';
import { hintOf } from './hint.ts';
import { entryOf, fieldsOf } from './walk.ts';

type Issue = z.core.$ZodIssue;
type Values = Readonly<Record<string, unknown>>;

/**
 * What of a module's data embeds content of a host that is not on the venue's list.
 * A schema cannot say it, because the list is a record that editors change. What is no
 * address at all is the schema's to tell.
 * @param value data of any form, as somebody handed it in
 */
export function embedIssues(
  schema: z.ZodType,
  value: unknown,
  hosts: EmbedHosts,
  path: readonly (string | number)[] = [],
): readonly Issue[] {
  if (typeof value !== 'object' || value === null) return [];
  return fieldsOf(schema).flatMap(([key, field]): readonly Issue[] => {
    const hint = hintOf(field);
    const part = (value as Values)[key];
    const place = [...path, key];
    if (hint?.control === 'list' && Array.isArray(part))
      return part.flatMap((item, index) =>
        embedIssues(entryOf(field), item, hosts, [...place, index]),
      );
    if (hint?.use === undefined || typeof part !== 'string') return [];
    const address = hint.prefix === undefined ? embedAddressIn(part) : hint.prefix + part.trim();
    if (!isEmbedAddress(address) || isOfHost(new URL(address).hostname, hosts[hint.use])) return [];
    return [{ code: 'custom', path: place, message: MESSAGES.host, input: part }];
  });
}
