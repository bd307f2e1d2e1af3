import { useState } from 'react';
import type { Place } from '../../../lib/editing/content.ts';
import { useStore } from '../../use-store.ts';
import { focusModule } from '../canvas/modules.ts';
import { add, hasCopy, paste } from '../stores/clipboard.ts';
import { $library } from '../stores/library.ts';
import { $selected, $target, openPanel } from '../stores/selection.ts';
import { placeBelow } from '../stores/structure.ts';
import { Panel } from '../ui/Panel.tsx';
import { Button } from '../ui/Button.tsx';
import { word } from '../words.ts';

/** Where a new module goes: where a plus was pressed, below the chosen one, or at the end. */
const targetPlace = (): Place => $target.get() ?? placeBelow($selected.get());

/** What holds nothing yet is filled in; what can be seen is looked at. */
function done(isEmpty = false): void {
  $target.set(null);
  openPanel(isEmpty ? 'module' : null);
  const id = $selected.get();
  if (id !== null) focusModule(id);
}

/** Every kind of module, each as one of its examples or with nothing in it. */
export function AddPanel() {
  const library = useStore($library);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const offers = (library?.modules ?? []).filter(({ label, kind }) =>
    `${label} ${kind}`.toLowerCase().includes(wanted),
  );
  return (
    <Panel title={word('add.title')}>
      <p>
        <label htmlFor="ed-add-query">{word('add.find')}</label>
        <input
          id="ed-add-query"
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </p>
      {hasCopy() && (
        <Button
          onClick={() => {
            paste(targetPlace());
            done();
          }}
        >
          {word('add.paste')}
        </Button>
      )}
      {library?.groups.map(({ key, label }) => {
        const own = offers.filter(({ group }) => group === key);
        return own.length === 0 ? null : (
          <section key={key} aria-label={label}>
            <h3>{label}</h3>
            <ul className="ed-offers">
              {own.map((offer) => (
                <li key={offer.kind}>
                  <Button
                    onClick={() => {
                      add(offer, null, targetPlace());
                      done(true);
                    }}
                  >
                    {offer.label}
                  </Button>
                  <select
                    aria-label={word('add.example', { name: offer.label })}
                    value=""
                    onChange={({ target }) => {
                      const example = offer.examples.find(({ name }) => name === target.value);
                      add(offer, example ?? null, targetPlace());
                      done();
                    }}
                  >
                    <option value="">{word('add.asExample')}</option>
                    {offer.examples.map(({ name }) => (
                      <option key={name}>{name}</option>
                    ))}
                  </select>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Panel>
  );
}
