/**
 * A list that had grown is shown when it is where it was, and not from its top before: until its
 * script has brought it back and scrolled there, or two seconds are over, the page is not
 * painted (`data-restores`). The browser itself would put a list that is still short at its end.
 * Classic and inline, above the list: a module would come too late.
 */
export const RESTORE_GATE =
  '(({dataset:d},h)=>{if(h?.y&&!h.overlay&&(h.until>1||h.articles>1)){let end=Date.now()+2e3,look=()=>{Math.abs(scrollY-h.y)<2||Date.now()>end?delete d.restores:requestAnimationFrame(look)};d.restores="";history.scrollRestoration="manual";look();addEventListener("pagereveal",e=>e.viewTransition?.skipTransition())}})(document.documentElement,history.state)';

/** What the content security policy lets run; held equal by tests/unit/layout/poster.test.ts. */
export const RESTORE_GATE_HASH = 'sha256-yCJRMa6A7mxtaZq/2l1GzKFWV2fbZHzU4v2bpKRsZ8M=';
