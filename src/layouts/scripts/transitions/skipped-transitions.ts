/**
 * LY-16: a way from page to page that was broken off only does not move: that is no error. The
 * same page again, as after a form that was refused, stands where it stood.
 */
for (const type of ['pageswap', 'pagereveal'] as const)
  addEventListener(type, (event: PageSwapEvent | PageRevealEvent) => {
    const { viewTransition } = event;
    viewTransition?.ready.catch(() => undefined);
    const to = 'activation' in event && event.activation?.entry?.url;
    if (to && new URL(to).pathname === location.pathname) viewTransition?.skipTransition();
  });
