import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { saveFile } from '../ui/saveFile';
import { type Pen, PICTURE } from './canvas';
import css from './PictureSheet.module.css';
import { PICTURE_TEXT } from './text';

interface PictureSheetProps {
  title: string;
  words: string;
  name: string;
  draw(pen: Pen): Promise<void>;
  onClose(): void;
}

/** Shows a picture that is drawn on this device. It can be saved in every browser, and shared in some. */
export function PictureSheet({ title, words, name, draw, onClose }: PictureSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once, from the data at that moment
  useEffect(() => {
    let isGone = false;
    const drawn = canvas.current ? drawOn(canvas.current, draw, name) : Promise.reject(new Error('no canvas'));
    drawn.then(
      (made) => !isGone && setFile(made),
      () => !isGone && setFile('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  const made = file instanceof File ? file : null;
  const share =
    made && canShareFile(made) ? () => void navigator.share({ files: [made] }).catch(() => undefined) : null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      size="lg"
      actions={
        <>
          {share && (
            <Button variant="primary" full icon={<Share2 />} onClick={share}>
              {PICTURE_TEXT.share}
            </Button>
          )}
          <Button
            variant={share ? 'raised' : 'primary'}
            full
            icon={<Download />}
            busy={file === null}
            why={file === 'failed' ? PICTURE_TEXT.failed : null}
            onClick={() => made && saveFile(made, name)}
          >
            {PICTURE_TEXT.save}
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        className={css.picture}
        width={PICTURE.width}
        height={PICTURE.height}
        role="img"
        aria-label={words}
        data-drawn={made ? '' : undefined}
      />
      <p className={css.note} role="status">
        {file === null ? PICTURE_TEXT.drawing : PICTURE_TEXT.note}
      </p>
    </Sheet>
  );
}

async function drawOn(canvas: HTMLCanvasElement, draw: (pen: Pen) => Promise<void>, name: string): Promise<File> {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no pen');
  await draw(pen);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], name, { type: 'image/png' });
}

function canShareFile(file: File): boolean {
  return window.isSecureContext && navigator.canShare?.({ files: [file] }) === true;
}
