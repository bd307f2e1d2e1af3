/**
 * A way from page to page that was broken off only does not move: that is no error. Browsers
 * reject promises of it that no event has handed out. The same page again, as after a form that
 * was refused, stands where it stood. Classic, inline and in the head: a page can be shown, and
 * its way broken off, before a module has come.
 */
export const TRANSITION_GATE =
  'addEventListener("unhandledrejection",e=>/ransition/.test(e.reason)&&e.preventDefault());for(let t of["pageswap","pagereveal"])addEventListener(t,({viewTransition:v,activation:a})=>a?.entry?.url&&new URL(a.entry.url).pathname==location.pathname&&v?.skipTransition())';

/** What the content security policy lets run; held equal by tests/unit/layout/poster.test.ts. */
export const TRANSITION_GATE_HASH = 'sha256-xf8F1veCSS9SDxBkruOMfRxsPJwNvAr/ooZ/w6Q3qis=';
