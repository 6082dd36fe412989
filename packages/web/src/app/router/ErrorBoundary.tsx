import { Component, type ReactNode, useEffect } from 'react';
import { isChunkLoadError, reloadForChunk } from '../../platform/chunk-load-error.ts';
import { useLocation } from '../../platform/router/router-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { NotifyHydrated } from './NotifyHydrated.tsx';

export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

interface BoundaryProps {
  place: string;
  children: ReactNode;
}

interface Caught {
  caught?: { error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, Caught> {
  override state: Caught = {};

  static getDerivedStateFromError(error: unknown): Caught {
    return { caught: { error } };
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    if (place !== this.props.place && this.state.caught) this.setState({ caught: undefined });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? <ErrorScreen error={caught.error} /> : this.props.children;
  }
}

const reload = () => location.reload();

function ErrorScreen({ error }: { error: unknown }) {
  useEffect(() => void reloadForChunk(error), [error]);
  return (
    <Screen title="Unexpected Application Error!">
      <p>{messageOf(error)}</p>
      <p>
        {isChunkLoadError(error)
          ? 'There may be a new version of the game. Loading the page again should bring it.'
          : 'Loading the page again usually helps. Your games are safe with the server.'}
      </p>
      <Button onClick={reload}>Load the page again</Button>
      {/* A plain link: it loads the page afresh, whatever state the app is in. */}
      <a href="/">Go to the start page</a>
      <NotifyHydrated />
    </Screen>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
