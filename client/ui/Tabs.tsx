import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { dismissRefusals } from '../state/toasts';
import css from './Tabs.module.css';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  badge?: number | undefined;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange(id: Id): void;
  /** `bottom` draws a bar at the bottom of a phone's screen, `inline` a row at the top of a panel. */
  look?: 'bottom' | 'inline' | undefined;
  /** The id of the panel whose content the tabs change, used for `aria-controls`. */
  panel?: string | undefined;
}

export function Tabs<Id extends string>({ label, tabs, value, onChange, look = 'inline', panel }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const change = (id: Id) => {
    dismissRefusals();
    onChange(id);
  };
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const tab = tabs.at(to === tabs.length ? 0 : to);
    if (!tab) return;
    change(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={look === 'bottom' ? css.bottom : css.inline}>
      {tabs.map((tab) => {
        const badge = tab.badge ?? 0;
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={panel}
            tabIndex={tab.id === value ? 0 : -1}
            className={css.tab}
            onClick={() => change(tab.id)}
            onKeyDown={move}
          >
            {look === 'bottom' && tab.icon}
            <span>{tab.label}</span>
            {badge > 0 && (
              <span className={css.badge}>
                <span className="sr">, </span>
                {badge > 9 ? '9+' : badge}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
