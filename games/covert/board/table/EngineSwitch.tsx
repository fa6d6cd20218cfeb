import { IconButton } from 'hush/board';
import { KeyRound, Map as MapIcon } from 'lucide-react';
import { turnText } from '../turn/text';

/** Switches between the table and the cipher engine. */
export function EngineSwitch({ isOpen, onChange }: { isOpen: boolean; onChange(open: boolean): void }) {
  return isOpen ? (
    <IconButton label={turnText.showTable} icon={<MapIcon />} onClick={() => onChange(false)} />
  ) : (
    <IconButton label={turnText.showEngine} icon={<KeyRound />} onClick={() => onChange(true)} />
  );
}
