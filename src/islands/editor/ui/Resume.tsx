import { useStore } from '../../use-store.ts';
import { $offered } from '../stores/resume.ts';
import { when } from '../when.ts';
import { Button } from './Button.tsx';
import { word } from '../words.ts';
import { Dialog } from './Dialog.tsx';

/** ED-03: what was done here earlier and is not on the server is offered back. */
export function Resume() {
  const offered = useStore($offered);
  if (offered === null) return null;
  return (
    <Dialog title={word('resume.title')}>
      <p>{word('resume.why', { at: when(offered.at) })}</p>
      <p className="ed-row">
        <Button className="ed-main" onClick={() => offered.choose(true)}>
          {word('resume.goOn')}
        </Button>
        <Button onClick={() => offered.choose(false)}>{word('resume.discard')}</Button>
      </p>
    </Dialog>
  );
}
