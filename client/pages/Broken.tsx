import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { ErrorPage } from '../ui/ErrorPage';

const TEXT = {
  title: 'This page crashed',
  text: 'That’s our fault. Your seat and your moves are safe on the server. Load the page again to get back to them.',
  again: 'Load again',
};

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
        {TEXT.again}
      </Button>
    );
    return (
      <ErrorPage title={TEXT.title} action={again}>
        <p>{TEXT.text}</p>
      </ErrorPage>
    );
  }
}
