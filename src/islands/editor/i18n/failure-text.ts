import type { ApiFailure } from '../api/request.ts';
import { t } from './t.ts';

const SERVER_ERROR = 500;

/** Why a call came to nothing, in words: what the server says, or that nobody answered. */
export function failureText({ status, failure }: Pick<ApiFailure, 'status' | 'failure'>): string {
  if (status === 0) return t('load.offline');
  if (failure.message !== '') return failure.message;
  return status >= SERVER_ERROR ? t('load.server', { status }) : t('save.failed');
}
