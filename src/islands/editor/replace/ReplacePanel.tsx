import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';
import { Panel } from '../components/Panel.tsx';
import { t } from '../i18n/t.ts';
import { QueryFields } from './QueryFields.tsx';
import { $query, selectedWords } from './query.ts';

/** What finds words comes with the first of them. */
const Passages = lazyPart(
  () => import('./Passages.tsx'),
  ({ children }) => <>{children}</>,
  false,
);

/** Takes what was selected when the panel was opened. */
function useSelectedWords(): void {
  const [chosen] = useState(selectedWords);
  useEffect(() => {
    if (chosen !== '') $query.set({ ...$query.get(), find: chosen });
  }, [chosen]);
}

/** Find and replace on the page that is open, in both languages. */
export function ReplacePanel() {
  const { find } = useStore($query);
  useSelectedWords();
  return (
    <Panel title={t('replace.title')}>
      <form className="ed-fields" onSubmit={(event) => event.preventDefault()}>
        <QueryFields />
        {find !== '' && <Passages />}
      </form>
    </Panel>
  );
}
