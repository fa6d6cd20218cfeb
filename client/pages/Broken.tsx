import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { ErrorPage } from '../ui/ErrorPage';
import { BROKEN } from './text';

/**
 * Shows an error message in place of a page that has crashed. A button reloads the page, after which the person still
 * has their seat.
 */
export class Broken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const again = (
      <Button variant="primary" size="lg" onClick={() => location.reload()}>
        {BROKEN.again}
      </Button>
    );
    return (
      <ErrorPage title={BROKEN.title} action={again}>
        <p>{BROKEN.text}</p>
      </ErrorPage>
    );
  }
}
