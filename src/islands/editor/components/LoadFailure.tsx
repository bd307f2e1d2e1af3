import { t } from '../i18n/t.ts';
import { Button } from './Button.tsx';

interface Props {
  readonly why: string;
  readonly onRetry: () => void;
}

/** Something could not be loaded: why, and a way to try again. Never shown as emptiness. */
export const LoadFailure = ({ why, onRetry }: Props) => (
  <div className="ed-field-errors" role="alert">
    <p className="ed-danger">{t('load.failed', { why })}</p>
    <Button onClick={onRetry}>{t('load.retry')}</Button>
  </div>
);
