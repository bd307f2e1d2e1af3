/*
 * What a device or a line cannot do, said where it is so. The notices are in every page,
 * hidden; those for browsers without scripts or styles need no script.
 */

interface Device {
  readonly connection?: { readonly effectiveType?: string };
  /** In gigabytes. */
  readonly deviceMemory?: number;
  readonly hardwareConcurrency?: number;
}

const show = (name: string, isShown: boolean): void => {
  const notice = document.querySelector<HTMLElement>(`[data-info=${name}]`);
  if (notice) notice.hidden = !isShown;
};

/**
 * A copy stays one until the page is loaded anew. Whoever gets no answer sends `offline`, too:
 * then somebody waits for something, and the notice comes to where they are.
 */
const showLine = ({ type, isTrusted }: { readonly type: string; readonly isTrusted?: boolean }) => {
  show('offline', type === 'offline' || 'copy' in document.documentElement.dataset);
  if (isTrusted === false)
    document.querySelector('[data-info=offline]')?.scrollIntoView({ block: 'nearest' });
};

addEventListener('online', showLine);
addEventListener('offline', showLine);

const {
  onLine,
  connection,
  deviceMemory = 1,
  hardwareConcurrency,
} = navigator as Device & Pick<Navigator, 'onLine'>;
showLine({ type: onLine ? 'online' : 'offline' });
show('slow', connection?.effectiveType?.includes('2g') ?? false);
show('weak', deviceMemory < 1 || hardwareConcurrency === 1);
