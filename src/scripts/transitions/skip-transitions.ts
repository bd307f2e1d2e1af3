/**
 * A way from page to page that was broken off only does not move: that is no error. The
 * same page again, as after a form that was refused, stands where it stood. Classic, inline and
 * in the head: a page can be shown, and its way broken off, before a module has come.
 */
export const TRANSITION_GATE =
  'for(let t of["pageswap","pagereveal"])addEventListener(t,({viewTransition:v,activation:a})=>{if(v){for(let k of["ready","finished"])v[k].catch(()=>0);a?.entry?.url&&new URL(a.entry.url).pathname==location.pathname&&v.skipTransition()}})';

/** What the content security policy lets run; held equal by tests/unit/layout/poster.test.ts. */
export const TRANSITION_GATE_HASH = 'sha256-+4T9kkxvoFPTKM3i2rmzZgUlGi3DjevfOA/cIlB/IIQ=';
