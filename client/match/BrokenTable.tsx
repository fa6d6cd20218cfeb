import { RotateCcw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { TABLE } from './text';
import css from './Waiting.module.css';

interface BrokenTableProps {
  /** The view that the board is drawing. If the board threw an error, a new view makes it try again. */
  view: unknown;
  /** Opens the table's menu, from which the player can leave the match. Undefined for a viewer without a seat. */
  openMenu?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Catches errors thrown by a game's board, and shows a message in place of the board. The rest of the page keeps
 * working.
 */
export class BrokenTable extends Component<BrokenTableProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ view }: BrokenTableProps) {
    if (this.state.isBroken && view !== this.props.view) this.setState({ isBroken: false });
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { openMenu } = this.props;
    return (
      <main className={css.waiting}>
        <div className={css.words} role="alert">
          <h1>{TABLE.broken}</h1>
          <p>{TABLE.brokenText}</p>
          <Button
            variant="primary"
            size="lg"
            full
            icon={<RotateCcw />}
            onClick={() => this.setState({ isBroken: false })}
          >
            {TABLE.drawAgain}
          </Button>
          {openMenu && (
            <Button variant="quiet" full onClick={openMenu}>
              {TABLE.menu}
            </Button>
          )}
        </div>
      </main>
    );
  }
}
