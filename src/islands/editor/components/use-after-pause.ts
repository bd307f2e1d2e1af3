import { useEffect, useState } from 'react';

/** Whoever types is not interrupted until they pause so long, in milliseconds; but no longer than this. */
const PAUSE_MS = 1000;
const LATEST_MS = 5000;

/** Whether something that comes by itself is shown: in a pause of typing. */
export function useAfterPause(isWanted: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const show = (): void => setDue(true);
    const latest = setTimeout(show, LATEST_MS);
    let pause = setTimeout(show, PAUSE_MS);
    const wait = (): void => {
      clearTimeout(pause);
      pause = setTimeout(show, PAUSE_MS);
    };
    addEventListener('keydown', wait, true);
    return () => {
      removeEventListener('keydown', wait, true);
      clearTimeout(latest);
      clearTimeout(pause);
      setDue(false);
    };
  }, [isWanted]);
  return isWanted && isDue;
}
