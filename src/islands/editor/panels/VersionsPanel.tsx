import { useEffect, useState } from 'react';
import type { VersionEntry, VersionState } from '../../../lib/editing/calls.ts';
import { editing } from '../host.ts';
import { ask } from '../request.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { when } from '../when.ts';
import { word } from '../words.ts';
import { Differences } from './Differences.tsx';
import { restore } from './restore.ts';

async function fetchVersion(id: number): Promise<VersionState | null> {
  const answer = await ask<VersionState>('GET', editing(`versions/${id}`));
  return answer.ok ? answer.value : null;
}

/** ED-06: every state that was public, to look at, compare and have back. */
export function VersionsPanel() {
  const [list, setList] = useState<readonly VersionEntry[]>([]);
  const [chosen, setChosen] = useState<VersionState | null>(null);
  useEffect(() => {
    void ask<readonly VersionEntry[]>('GET', editing('versions')).then((answer) => {
      if (answer.ok) setList(answer.value);
    });
  }, []);
  const compare = async (id: number) => {
    setChosen(chosen?.id === id ? null : await fetchVersion(id));
  };
  const goBack = async (id: number) => {
    const found = await fetchVersion(id);
    if (found) restore(found.content);
  };
  return (
    <Panel title={word('bar.versions')}>
      {list.length === 0 && <p>{word('versions.none')}</p>}
      {chosen && <Differences version={chosen} />}
      <ol>
        {list.map(({ id, state, version, saved_at: at, saved_by: by }) => (
          <li key={id}>
            <p>
              <strong>
                {word(state === 'draft' ? 'versions.draft' : 'versions.number', {
                  number: version,
                })}
              </strong>{' '}
              {when(at)}
              {by === null ? '' : ` · ${by}`}
            </p>
            <p className="ed-row">
              <a className="ed-button" href={`${location.pathname}?v=${id}`}>
                {word('versions.preview')}
              </a>
              <Button aria-pressed={chosen?.id === id} onClick={() => void compare(id)}>
                {word('versions.compare')}
              </Button>
              <Button onClick={() => void goBack(id)}>{word('versions.restore')}</Button>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
