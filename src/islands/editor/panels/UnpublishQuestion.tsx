import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { LinkFrom } from '../../../lib/editing/calls.ts';
import { LOCALES } from '../../../lib/constants.ts';
import { recordUrl } from '../api/record.ts';
import { $serverState } from '../stores/server-state.ts';
import { Button } from '../components/Button.tsx';
import { LoadState } from '../components/LoadState.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { t } from '../i18n/t.ts';

/** Who leads to the record: known before anybody takes it away. */
function Links() {
  const links = useLoaded<readonly LinkFrom[]>(recordUrl('links'));
  const { value } = links;
  if (value === null) return <LoadState {...links} />;
  if (value.length === 0) return <p>{t('publish.confirmNoLinks')}</p>;
  return (
    <>
      <p>{t('publish.confirmLinks')}</p>
      <ul>
        {value.map(({ value: name, label, path }) => (
          <li key={name}>{path === null ? label : <a href={`${path}?edit`}>{label}</a>}</li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  /** What the button says: now, or at a time. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** Asks before a page goes offline: which addresses will be gone, and who leads to them. */
export function UnpublishQuestion({ label, isBusy, onConfirm, onKeep }: Props) {
  const paths = useStore($serverState)?.paths;
  const heading = useRef<HTMLHeadingElement>(null);
  const buttons = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    heading.current?.focus();
    buttons.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const addresses = LOCALES.flatMap((locale) => paths?.[locale] ?? []);
  return (
    <section className="ed-field-errors" aria-labelledby="ed-unpublish">
      <h3 id="ed-unpublish" tabIndex={-1} ref={heading}>
        {t('publish.confirmTitle')}
      </h3>
      {addresses.length > 0 && (
        <>
          <p>{t('publish.confirmPaths')}</p>
          <ul>
            {addresses.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </>
      )}
      <Links />
      <p>{t('publish.confirmUndo')}</p>
      <p className="ed-row" ref={buttons}>
        <Button className="ed-danger" disabled={isBusy} onClick={onConfirm}>
          {label}
        </Button>
        <Button onClick={onKeep}>{t('publish.keep')}</Button>
      </p>
    </section>
  );
}
