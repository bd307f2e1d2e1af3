import { perLocale } from '../../../content/i18n/locales.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { findOffers } from '../../../lib/editing/find-offers.ts';
import type { ModuleOffer } from '../../../lib/editing/library.ts';
import type { Place } from '../../../lib/editing/content.ts';
import { beginModule } from '../canvas/typing/begin-module.ts';
import { moduleFocus } from '../canvas/module-focus.ts';
import { canPaste, pasteKept } from '../several/clipboard.ts';
import { addModule } from '../stores/add-module.ts';
import { isOffered, recentKinds, rememberKind } from '../stores/recent-modules.ts';
import { $library, moduleOffer } from '../api/library.ts';
import { $panel, $selected, $insertPlace, openPanel } from '../stores/selection.ts';
import { placeBelow } from '../stores/placement.ts';
import { Panel } from '../components/Panel.tsx';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/Icon.tsx';
import { t } from '../i18n/t.ts';
import { ExamplePicture } from './ExamplePicture.tsx';

/** Where a new module goes: where a plus was pressed, below the chosen one, or at the end. */
const insertPlace = (): Place => $insertPlace.get() ?? placeBelow($selected.get());

/** The first module that was added while the panel stayed open; null: none. */
const kept: { first: string | null } = { first: null };

/** What holds nothing yet is filled in; what can be seen is looked at. */
function closePanel(isEmpty = false): void {
  $insertPlace.set(null);
  const id = kept.first ?? $selected.get();
  kept.first = null;
  openPanel(null);
  if (id === null) return;
  if (isEmpty) beginModule(id);
  else moduleFocus.request(id);
}

/** A table begins with the heads of two columns and a row below. */
function firstRows({ writing }: ModuleOffer): Readonly<Record<string, unknown>> {
  if (writing?.as !== 'rows') return {};
  const cell = { [writing.text]: perLocale(() => []) };
  const row = { [writing.cells]: [cell, cell] };
  return { [writing.field]: [row, row] };
}

/** Puts a module in, as one of its examples or with nothing in it. */
function add(offer: ModuleOffer, example: ModuleOffer['examples'][number] | null): void {
  rememberKind(offer.kind);
  addModule(offer, example ?? { data: firstRows(offer), columns: [] }, insertPlace());
  closePanel(example === null);
}

/** Puts an empty module in; the panel stays open for the next one, which goes below it. */
function addAndStay(offer: ModuleOffer): void {
  const before = $selected.get();
  rememberKind(offer.kind);
  addModule(offer, { data: firstRows(offer), columns: [] }, insertPlace());
  const id = $selected.get();
  if (id === null || id === before) return;
  $insertPlace.set(null);
  kept.first ??= id;
  moduleFocus.request(id);
}

/** Whoever closes the panel goes on in the first of the modules that were added. */
const useKept = (): void =>
  useEffect(
    () => () => {
      if (kept.first !== null && $panel.get() === null) closePanel(true);
      kept.first = null;
    },
    [],
  );

/** A kind of module: what it looks like, its name, its examples. */
const ModuleOfferItem = ({ offer }: { readonly offer: ModuleOffer }) => (
  <li>
    <ExamplePicture offer={offer} />
    <Button onClick={() => add(offer, null)}>{offer.label}</Button>
    <IconButton
      icon="add"
      label={t('add.stay', { name: offer.label })}
      onClick={() => addAndStay(offer)}
    />
    <select
      aria-label={t('add.example', { name: offer.label })}
      value=""
      onChange={({ target }) =>
        add(offer, offer.examples.find(({ name }) => name === target.value) ?? null)
      }
    >
      <option value="">{t('add.asExample')}</option>
      {offer.examples.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  </li>
);

const OfferList = ({ offers }: { readonly offers: readonly ModuleOffer[] }) => (
  <ul className="ed-offers">
    {offers.map((offer) => (
      <ModuleOfferItem key={offer.kind} offer={offer} />
    ))}
  </ul>
);

/** What was added last. */
function RecentModules() {
  const [offers] = useState(() =>
    recentKinds()
      .flatMap((kind) => moduleOffer(kind) ?? [])
      .filter(isOffered),
  );
  if (offers.length === 0) return null;
  return (
    <section className="ed-recent" aria-label={t('add.recent')}>
      <h3>{t('add.recent')}</h3>
      <OfferList offers={offers} />
    </section>
  );
}

/** All kinds by their groups. */
function ModuleGroups() {
  const library = useStore($library);
  return library?.groups.map(({ key, label }) => {
    const offers = library.modules.filter((offer) => offer.group === key && isOffered(offer));
    return offers.length === 0 ? null : (
      <section key={key} aria-label={label}>
        <h3>{label}</h3>
        <OfferList offers={offers} />
      </section>
    );
  });
}

interface SearchFormProps {
  readonly query: string;
  /** The best match is what Enter means. */
  readonly best: ModuleOffer | undefined;
  readonly onChange: (query: string) => void;
}

/** What is looked for; Enter adds the best match, with Shift the panel stays open. */
const SearchForm = ({ query, best, onChange }: SearchFormProps) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      if (best) add(best, null);
    }}
  >
    <label htmlFor="ed-add-query">{t('add.find')}</label>
    <input
      id="ed-add-query"
      type="search"
      autoComplete="off"
      aria-describedby="ed-add-hint"
      value={query}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.shiftKey) return;
        event.preventDefault();
        if (best === undefined) return;
        addAndStay(best);
        onChange('');
      }}
    />
    <p id="ed-add-hint" className="ed-quiet">
      {t('add.hint')}
    </p>
  </form>
);

/** Every kind of module, each as one of its examples or with nothing in it. */
export function AddPanel() {
  const library = useStore($library);
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const offers = isSearching ? findOffers((library?.modules ?? []).filter(isOffered), query) : [];
  useKept();
  return (
    <Panel title={t('add.title')}>
      <SearchForm query={query} best={offers[0]} onChange={setQuery} />
      <p
        role="status"
        className={isSearching && offers.length === 0 ? undefined : 'visually-hidden'}
      >
        {isSearching &&
          (offers.length === 0
            ? t('add.none', { query: query.trim() })
            : t('add.found', { count: offers.length }))}
      </p>
      {canPaste() && (
        <Button
          onClick={() => {
            pasteKept(insertPlace());
            closePanel();
          }}
        >
          {t('add.paste')}
        </Button>
      )}
      {isSearching ? (
        <OfferList offers={offers} />
      ) : (
        <>
          <RecentModules />
          <ModuleGroups />
        </>
      )}
    </Panel>
  );
}
