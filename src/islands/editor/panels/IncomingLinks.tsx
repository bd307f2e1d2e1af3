import type { LinkFrom, PageEntry } from '../../../lib/editing/calls.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';

/** A page that is to be deleted, and what leads to it. */
export interface PendingRemoval {
  readonly page: PageEntry;
  readonly links: readonly LinkFrom[];
}

interface Props extends PendingRemoval {
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Asks for confirmation before a page is deleted that others link to. */
export const IncomingLinks = ({ page, links, onRemove, onKeep }: Props) => (
  <div className="ed-field-errors" role="alert">
    <p>{t('pages.linked', { name: page.title })}</p>
    <ul>
      {links.map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
    <p className="ed-row">
      <Button className="ed-danger" onClick={onRemove}>
        {t('pages.anyway')}
      </Button>
      <Button onClick={onKeep}>{t('pages.keep')}</Button>
    </p>
  </div>
);
