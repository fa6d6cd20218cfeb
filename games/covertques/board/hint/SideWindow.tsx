import { Tabs, uiText, useBoardContext, useTablePanels } from 'hush/board';
import { type ReactNode, useId, useState } from 'react';
import { Window } from '../frame/Window';
import { frameText } from '../text';
import styles from './SideWindow.module.css';

interface SideWindowProps {
  notes: ReactNode;
  /** The tab that is open initially. */
  first: 'notes' | 'chat';
}

/** A panel with notes, log and chat, used on wide screens. */
export function SideWindow({ notes, first }: SideWindowProps) {
  const panelId = useId();
  const [tab, setTab] = useState<string>(first);
  const { screens, stage } = useBoardContext();
  const own = { id: 'notes', label: frameText.notes, icon: null, panel: notes };
  const panels = useTablePanels(screens?.mine === 'open' || stage ? [] : [own]);
  const open = panels.find(({ id }) => id === tab) ?? panels[0];
  if (!open) return null;
  const aside = open.id === 'notes' ? frameText.onlyYou : frameText.everybody;
  return (
    <Window title={open.label} aside={aside}>
      <div className={styles.inside}>
        <Tabs label={uiText.tableParts} tabs={panels} value={open.id} onChange={setTab} panel={panelId} />
        <div id={panelId} role="tabpanel" aria-label={open.label} className={styles.panel}>
          {open.panel}
        </div>
      </div>
    </Window>
  );
}
