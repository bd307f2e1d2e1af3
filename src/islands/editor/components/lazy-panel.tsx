import {
  Component,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { t } from '../i18n/t.ts';
import { Button } from './Button.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Panel } from './Panel.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** The file of a panel did not come. */
class FileMissing extends Error {}

/** Keeps what goes wrong in a panel inside of it: the page and the rest of the editor stay. */
class PanelBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const error: unknown = this.state.error;
    if (error === null) return this.props.children;
    const why = t(error instanceof FileMissing ? 'load.script' : 'load.crashed');
    return (
      <Panel title={t('load.panel')}>
        <LoadFailure why={why} onRetry={this.props.onRetry} />
        {/* Some browsers remember for as long as the page is open that a file did not come. */}
        <p>{t('load.reloadHelp')}</p>
        <Button onClick={() => location.reload()}>{t('load.reload')}</Button>
      </Panel>
    );
  }
}

/**
 * A panel whose file comes when it is opened for the first time (ED-09). A file that does not
 * come is told in the panel's place, and can be asked for again.
 */
export function lazyPanel<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const create = (): LazyExoticComponent<ComponentType> =>
    lazy(async () => {
      const file = await load().catch((cause: unknown) => {
        throw new FileMissing(name, { cause });
      });
      return { default: file[name] };
    });
  // A lazy component remembers a failure for good: another try takes a new one.
  const current = { Content: create() };
  return function LazyPanel() {
    const [tries, setTries] = useState(0);
    const { Content } = current;
    return (
      <PanelBoundary
        key={tries}
        onRetry={() => {
          current.Content = create();
          setTries(tries + 1);
        }}
      >
        <Suspense>
          <Content />
        </Suspense>
      </PanelBoundary>
    );
  };
}
