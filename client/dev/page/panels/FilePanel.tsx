import { FolderOpen, Save } from 'lucide-react';
import { useRef } from 'react';
import { refuse } from '#client/state/toasts.ts';
import { Button } from '#client/ui/Button.tsx';
import { CopyField } from '#client/ui/CopyField.tsx';
import { saveFile } from '#client/ui/saveFile.ts';
import type { DevMatch } from '../../match/DevMatch';
import { readFile } from '../../match/file';
import { PAGE } from '../../text';
import { carry } from '../session';
import css from '../Tools.module.css';

export function FilePanel({ match, link }: { match: DevMatch; link: string }) {
  const input = useRef<HTMLInputElement>(null);
  const save = () => {
    const position = match.position();
    if (!position) return;
    const name = `${position.game}-${position.setup.seats}-move-${position.at}.json`;
    saveFile(new Blob([JSON.stringify(position, null, 1)], { type: 'application/json' }), name);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    const read = readFile(text);
    if ('why' in read) refuse(read.why);
    else if (read.opened.game === match.module.id) match.open(read.opened);
    else carry(read.opened.game, text);
  };
  return (
    <>
      <div className={css.row}>
        <Button icon={<Save />} onClick={save}>
          {PAGE.save}
        </Button>
        <Button icon={<FolderOpen />} title={PAGE.openHint} onClick={() => input.current?.click()}>
          {PAGE.open}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={PAGE.open}
          hidden
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <CopyField label={PAGE.link} bare value={link} />
    </>
  );
}
