import { Captions, Clock, ClockBar, cx, FullScreen, Toasts } from 'hush/board';
import type { ReactNode } from 'react';
import { Logo } from '../art/drawings';
import rain from '../art/rain.svg?url';
import street from '../art/street.svg?url';
import styles from './CallFrame.module.css';

interface CallFrameProps {
  label: string;
  endsAt: number | null;
  total: number;
  now(): number;
  blurred?: boolean;
  button: ReactNode;
  onEscape(): void;
  /** CSS class that positions the bar, the time and the content on low screens. */
  className?: string | undefined;
  children: ReactNode;
}

/** The frame around every call screen: a telephone in front of a rainy street, and the time left in the day. */
export function CallFrame({
  label,
  endsAt,
  total,
  now,
  blurred = false,
  button,
  onEscape,
  className,
  children,
}: CallFrameProps) {
  return (
    <FullScreen label={label} className={styles.screen} onEscape={onEscape}>
      <div className={blurred ? styles.blurred : styles.night} aria-hidden="true">
        <img src={street} alt="" />
        <img className={styles.rain} src={rain} alt="" />
      </div>
      <div className={styles.stack}>
        <div className={cx(styles.call, className)}>
          <header className={styles.bar}>
            <span className={styles.logo}>
              <Logo />
            </span>
            <Captions at="bar" />
            <Clock endsAt={endsAt} now={now} />
            {button}
          </header>
          <div className={styles.time}>
            <ClockBar endsAt={endsAt} now={now} total={total} />
          </div>
          {children}
        </div>
        <Toasts />
      </div>
    </FullScreen>
  );
}
