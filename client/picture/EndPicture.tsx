import { dateIn } from '../ui/saveFile';
import { drawEnd } from './drawEnd';
import { type EndFacts, endWords } from './endFacts';
import { PictureSheet } from './PictureSheet';
import { PICTURE_TEXT } from './text';

export function EndPicture({ end, onClose }: { end: EndFacts; onClose(): void }) {
  return (
    <PictureSheet
      title={PICTURE_TEXT.end}
      words={endWords(end)}
      name={`hush-${end.game}-${dateIn(end.at)}.png`}
      draw={(pen) => drawEnd(pen, end)}
      onClose={onClose}
    />
  );
}
