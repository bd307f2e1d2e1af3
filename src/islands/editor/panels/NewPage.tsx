import { useState } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';
import { t } from '../i18n/t.ts';
import type { NewPageProps } from './NewPageForm.tsx';

const NewPageForm = lazyPart<NewPageProps>(
  () => import('./NewPageForm.tsx'),
  ({ children }) => <>{children}</>,
);

/** The form of a new page, which comes when it is opened. */
export function NewPage(props: NewPageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="ed-new"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        setOpen(true);
        currentTarget.querySelector('input')?.focus();
      }}
    >
      <summary>{t('pages.new')}</summary>
      {isOpen && <NewPageForm {...props} />}
    </details>
  );
}
