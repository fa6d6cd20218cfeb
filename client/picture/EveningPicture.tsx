import { pictureWords } from '../evening/words';
import { dateIn } from '../ui/saveFile';
import { drawEvening, type EveningFacts } from './drawEvening';
import { PictureSheet } from './PictureSheet';
import { PICTURE_TEXT } from './text';

export function EveningPicture({ onClose, ...facts }: EveningFacts & { onClose(): void }) {
  const { evening, titleOf } = facts;
  return (
    <PictureSheet
      title={PICTURE_TEXT.evening}
      words={pictureWords(evening, titleOf)}
      name={`hush-evening-${dateIn(evening.began)}.png`}
      draw={(pen) => drawEvening(pen, facts)}
      onClose={onClose}
    />
  );
}
