import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorScreen } from '../ErrorScreen.tsx';

/** What breaks in it is told, until somebody goes elsewhere. */
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
