import type { ApiName } from '../../../routing/api-routes.ts';
import { ACCESS_CALLS } from './access-resources.ts';
import { BATCH_ANSWER_CALL } from './batch-answer-call.ts';
import { BATCH_CALL } from './batch-call.ts';
import { RECORD_RESOURCE_CALLS } from './record-calls.ts';
import { VISITOR_CALLS } from './visitor-resources.ts';
import type { ResourceAddress, ResourceCall } from './resource-call.ts';

/** Every call on resources, a row each: what is not here does not exist. */
export const RESOURCE_CALLS: readonly ResourceCall[] = [
  BATCH_CALL,
  BATCH_ANSWER_CALL,
  ...RECORD_RESOURCE_CALLS,
  ...VISITOR_CALLS,
  ...ACCESS_CALLS,
];

/** The row of the route table behind each form of address. */
export const ADDRESS_ROUTES: Readonly<Record<ResourceAddress, ApiName>> = {
  list: 'resource-list',
  one: 'resource-one',
  source: 'resource-source',
  batch: 'resource-batch',
  'batch-answer': 'resource-batch-answer',
};

const keyOf = (address: ResourceAddress, resource: string | null): string =>
  `${address} ${resource ?? ''}`;

const byAddress = Map.groupBy(RESOURCE_CALLS, ({ address, resource }) => keyOf(address, resource));

/** The calls of an address, one a method; empty where there is no such resource. */
export function resourceCallsAt(route: ApiName, kind: string | undefined): readonly ResourceCall[] {
  const address = (Object.keys(ADDRESS_ROUTES) as ResourceAddress[]).find(
    (name) => ADDRESS_ROUTES[name] === route,
  );
  if (address === undefined) return [];
  return byAddress.get(keyOf(address, kind ?? null)) ?? [];
}
