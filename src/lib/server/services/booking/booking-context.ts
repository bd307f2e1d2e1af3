import type { Env } from '../../config/env.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { Webshop } from '../../ports/webshop.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SaleLevels } from './sale.ts';

/** What booking needs of the application. */
export interface BookingServices {
  readonly env: Pick<Env, 'shop'>;
  readonly database: OpenDatabase;
  readonly shop: Webshop;
  readonly saleLevels: SaleLevels;
  readonly report: ErrorReporter;
  readonly now: () => Date;
}

/** A request that shows or buys tickets. */
export type BookingContext = RequestContext<BookingServices>;
