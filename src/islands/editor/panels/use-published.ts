import { useEffect, useState } from 'react';
import type { VersionEntry, VersionState } from '../../../lib/editing/calls.ts';
import type { Content } from '../../../lib/editing/content.ts';
import { recordUrl } from '../api/record.ts';
import { request } from '../api/request.ts';

/** The newest state of the record that was public; null: there is none, or nobody answered. */
async function fetchPublished(): Promise<Content | null> {
  const list = await request<readonly VersionEntry[]>('GET', recordUrl('versions'));
  const newest = list.ok ? list.value.find(({ state }) => state === 'published') : undefined;
  if (newest === undefined) return null;
  const version = await request<VersionState>('GET', recordUrl(`versions/${newest.id}`));
  return version.ok ? version.value.content : null;
}

/** What visitors see of the record, to be compared with what is worked on; null until it is known. */
export function usePublished(isWanted: boolean): Content | null {
  const [published, setPublished] = useState<Content | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    void fetchPublished().then((content) => {
      if (!isGone) setPublished(content);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return published;
}
