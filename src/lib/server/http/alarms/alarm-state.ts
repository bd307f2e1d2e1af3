import type { CheckName, Readiness } from '../status/readiness.ts';

/** What an alarm can be raised for; a server that stops, and the page store, are not. */
export type AlarmName = Exclude<CheckName, 'process' | 'store'>;

export const ALARMS = [
  'workers',
  'database',
  'disk',
  'outbox',
  'backup',
  'schedule',
  'shop',
  'errors',
] as const satisfies readonly AlarmName[];

/** An alarm and since when (ISO) what it is about fails. */
export interface Raised {
  readonly name: AlarmName;
  readonly since: string;
}

interface State {
  readonly since: string;
  failing: number;
  well: number;
  isSent: boolean;
}

/** What fails at so many looks in a row is told; what is well at so many is over. */
const LOOKS_TO_RAISE = 3;
const LOOKS_TO_END = 5;

/** Which alarms are raised, have been sent, and are over: each is told once. */
export class AlarmState {
  readonly #states = new Map<AlarmName, State>();

  /** @param sent what an earlier process has sent, and was not over yet */
  constructor(sent: readonly Raised[]) {
    for (const { name, since } of sent)
      this.#states.set(name, { since, failing: LOOKS_TO_RAISE, well: 0, isSent: true });
  }

  /** Takes one look at the checks. @param now ISO */
  add(checks: Readiness['checks'], now: string): void {
    for (const name of ALARMS) {
      const state = this.#states.get(name);
      if (!checks[name].ok) {
        if (state === undefined)
          this.#states.set(name, { since: now, failing: 1, well: 0, isSent: false });
        else Object.assign(state, { failing: state.failing + 1, well: 0 });
      } else if (state?.isSent === true) state.well += 1;
      else this.#states.delete(name);
    }
  }

  /** What is to be told now. */
  get raised(): readonly Raised[] {
    return this.#pick(({ isSent, failing }) => !isSent && failing >= LOOKS_TO_RAISE);
  }

  get over(): readonly Raised[] {
    return this.#pick(({ well }) => well >= LOOKS_TO_END);
  }

  /** What was sent and goes on. */
  get sent(): readonly Raised[] {
    return this.#pick(({ isSent }) => isSent);
  }

  /** The message with what is raised and over has gone out. */
  markSent(): void {
    for (const { name } of this.over) this.#states.delete(name);
    for (const { name } of this.raised) {
      const state = this.#states.get(name);
      if (state !== undefined) state.isSent = true;
    }
  }

  #pick(isPicked: (state: State) => boolean): readonly Raised[] {
    return [...this.#states].flatMap(([name, state]) =>
      isPicked(state) ? [{ name, since: state.since }] : [],
    );
  }
}
