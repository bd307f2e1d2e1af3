import type { LinkFrom, PageEntry } from '../../../lib/editing/calls.ts';
import { Button } from '../ui/Button.tsx';
import { word } from '../words.ts';

/** A page that is to be deleted, and what leads to it. */
export interface Held {
  readonly page: PageEntry;
  readonly links: readonly LinkFrom[];
}

interface Props extends Held {
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Asks once more whether a page may go that others lead to. */
export const Linked = ({ page, links, onRemove, onKeep }: Props) => (
  <div className="ed-mistakes" role="alert">
    <p>{word('pages.linked', { name: page.title })}</p>
    <ul>
      {links.map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
    <p className="ed-row">
      <Button className="ed-danger" onClick={onRemove}>
        {word('pages.anyway')}
      </Button>
      <Button onClick={onKeep}>{word('pages.keep')}</Button>
    </p>
  </div>
);
