import {
  Component,
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { typeKeys } from '../keys/type-keys.ts';
import { t } from '../i18n/t.ts';
import { Button } from './Button.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/** What stands around the words about a part that did not come, in its place. */
type Frame<Props> = (frame: { readonly children: ReactNode; readonly own: Props }) => ReactNode;

interface BoundaryProps {
  readonly children: ReactNode;
  readonly frame: (words: ReactNode) => ReactNode;
  readonly onRetry: () => void;
}

/** The file of a part did not come. */
class FileMissing extends Error {}

/** Keeps what goes wrong in a part inside of it: the page and the rest of the editor stay. */
class PartBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const error: unknown = this.state.error;
    const { children, frame, onRetry } = this.props;
    if (error === null) return children;
    const why = t(error instanceof FileMissing ? 'load.script' : 'load.crashed');
    return frame(
      <>
        <LoadFailure why={why} onRetry={onRetry} />
        {/* Some browsers remember for as long as the page is open that a file did not come. */}
        <p>{t('load.reloadHelp')}</p>
        <Button onClick={() => location.reload()}>{t('load.reload')}</Button>
      </>,
    );
  }
}

/** Takes the keys until the part is there, and types them into its field. On touch a keyboard would come up for it. */
function HeldKeys() {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = box.current;
    const opener = document.activeElement;
    const selection = getSelection();
    const caret = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
    if (field === null || !matchMedia('(hover: hover)').matches) return undefined;
    field.focus({ preventScroll: true });
    return () => {
      // The part remembers where it was opened, and where the caret was.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      if (caret && document.activeElement === opener && opener?.contains(caret.startContainer)) {
        selection?.removeAllRanges();
        selection?.addRange(caret);
      }
      void typeKeys(field.value, opener);
    };
  }, []);
  return <textarea ref={box} className="ed-type-ahead" aria-label={t('text.writing')} />;
}

/** The file of a part, which exports the part alone. */
type PartFile<Props> = Readonly<Record<string, ComponentType<Props>>>;

/** A part whose file may come before it is shown. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => void };

/**
 * A part of the editor whose file comes when it is shown for the first time. A file that
 * does not come is told in the part's place, and can be asked for again.
 * @param takesFocus somebody opens it and goes on in it; false: it appears by itself
 */
export function lazyPart<Props extends object>(
  load: () => Promise<PartFile<Props>>,
  frame: Frame<Props>,
  takesFocus = true,
): LazyPart<Props> {
  // What is there is shown at once: the focus is in it before the next key.
  const loaded = async (): Promise<ComponentType<Props>> =>
    (current.Content = Object.values(await load())[0] as ComponentType<Props>);
  const create = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      const part = await loaded().catch((cause: unknown) => {
        throw new FileMissing('A part of the editor did not come.', { cause });
      });
      return { default: part };
    });
  // A lazy component remembers a failure for good: another try takes a new one.
  const current: { Content: ComponentType<Props> } = { Content: create() };
  // One that does not come is told where it is shown.
  const preload = (): void => void loaded().catch(() => undefined);
  return Object.assign(LazyPart, { preload });
  function LazyPart(own: Props) {
    const [tries, setTries] = useState(0);
    // As long as it is shown it stays the same: another one would begin anew.
    const [Content, setContent] = useState(() => current.Content);
    return (
      <PartBoundary
        key={tries}
        frame={(children) => frame({ children, own })}
        onRetry={() => {
          current.Content = create();
          setContent(() => current.Content);
          setTries(tries + 1);
        }}
      >
        <Suspense fallback={takesFocus && <HeldKeys />}>
          <Content {...own} />
        </Suspense>
      </PartBoundary>
    );
  }
}
