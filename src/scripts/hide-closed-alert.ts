import { COOKIE } from '../lib/constants.ts';

/**
 * Runs right behind the alert, before it is painted: an alert that was closed
 * earlier never flashes. Classic and inline, because a module would come too late.
 */
export const ALERT_GATE = `(a=>{document.cookie.split("; ").includes("${COOKIE.alertDismissed}="+a.dataset.alert)&&(a.hidden=!0)})(document.currentScript.previousElementSibling)`;

/** What the content security policy lets run; held equal by tests/unit/layout/poster.test.ts. */
export const ALERT_GATE_HASH = 'sha256-js4c9ydcV11rqPipoo2PC0xuTeLBFktMuZC7EJYPIUk=';
