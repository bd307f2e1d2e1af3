import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ModuleOffer } from '../../../lib/editing/library.ts';
import type { Place } from '../../../lib/editing/content.ts';
import { beginModule } from '../canvas/begin-module.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { addModule, canPaste, pasteModule } from '../stores/clipboard.ts';
import { $library } from '../api/library.ts';
import { $selected, $insertPlace, openPanel } from '../stores/selection.ts';
import { placeBelow } from '../stores/placement.ts';
import { Panel } from '../components/Panel.tsx';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';

/** Where a new module goes: where a plus was pressed, below the chosen one, or at the end. */
const insertPlace = (): Place => $insertPlace.get() ?? placeBelow($selected.get());

/** What holds nothing yet is filled in; what can be seen is looked at. */
function closePanel(isEmpty = false): void {
  $insertPlace.set(null);
  openPanel(null);
  const id = $selected.get();
  if (id === null) return;
  if (isEmpty) beginModule(id);
  else moduleFocus.request(id);
}

/** A kind of module, with its examples. */
const ModuleOfferItem = ({ offer }: { readonly offer: ModuleOffer }) => (
  <li>
    <Button
      onClick={() => {
        addModule(offer, null, insertPlace());
        closePanel(true);
      }}
    >
      {offer.label}
    </Button>
    <select
      aria-label={t('add.example', { name: offer.label })}
      value=""
      onChange={({ target }) => {
        const example = offer.examples.find(({ name }) => name === target.value);
        addModule(offer, example ?? null, insertPlace());
        closePanel();
      }}
    >
      <option value="">{t('add.asExample')}</option>
      {offer.examples.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  </li>
);

/** Every kind of module, each as one of its examples or with nothing in it. */
export function AddPanel() {
  const library = useStore($library);
  const [query, setQuery] = useState('');
  const needle = query.trim().toLowerCase();
  const offers = (library?.modules ?? []).filter(({ label, kind }) =>
    `${label} ${kind}`.toLowerCase().includes(needle),
  );
  return (
    <Panel title={t('add.title')}>
      <p>
        <label htmlFor="ed-add-query">{t('add.find')}</label>
        <input
          id="ed-add-query"
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </p>
      {canPaste() && (
        <Button
          onClick={() => {
            pasteModule(insertPlace());
            closePanel();
          }}
        >
          {t('add.paste')}
        </Button>
      )}
      {library?.groups.map(({ key, label }) => {
        const groupOffers = offers.filter(({ group }) => group === key);
        return groupOffers.length === 0 ? null : (
          <section key={key} aria-label={label}>
            <h3>{label}</h3>
            <ul className="ed-offers">
              {groupOffers.map((offer) => (
                <ModuleOfferItem key={offer.kind} offer={offer} />
              ))}
            </ul>
          </section>
        );
      })}
    </Panel>
  );
}
