import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Json } from '#shared/json.ts';
import type { GameFacts } from '#shared/room/room.ts';
import { useRoom } from '../table/context';
import { Panel } from '../ui/Panel';
import { Segments } from '../ui/Segments';
import { Sheet } from '../ui/Sheet';
import { Switch } from '../ui/Switch';
import { useShape } from '../ui/shape';
import { AdvancedOptions } from './AdvancedOptions';
import css from './GameOptions.module.css';
import { Agreed, Option, ValueOf, wordsOf } from './Option';
import { changedIn, fieldsOf, offeredPaces, paceOf } from './options';
import { ROOM } from './text';

/**
 * Shows the game's options, made from its schema, and the room's options. Paces and main options come first, then the
 * switches for chat and lock, then the other options, which are collapsed. On a low screen, all options are collapsed
 * into a single line.
 */
export function GameOptions() {
  const { room, games } = useRoom();
  const isLow = useShape() === 'low';
  const [open, setOpen] = useState(false);
  const game = games.find(({ id }) => id === room.game);
  if (!isLow) {
    return (
      <Panel title={ROOM.options} padded className={css.panel}>
        <Options game={game} />
      </Panel>
    );
  }
  return (
    <>
      <button type="button" className={css.row} onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        <span>
          <b>{ROOM.options}</b>
          <small>{game ? summaryOf(game, room.options) : ''}</small>
        </span>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={ROOM.options}>
        <Options game={game} />
      </Sheet>
    </>
  );
}

function Options({ game }: { game: GameFacts | undefined }) {
  const { room, isHost, api, run } = useRoom();
  const paces = game?.paces ?? [];
  const fields = fieldsOf(game?.options ?? null, room.options);
  const isFolded = paces.length > 0;
  const shown = isFolded ? fields.filter(({ isMain }) => isMain) : fields;
  const folded = isFolded ? fields.filter(({ isMain }) => !isMain) : [];
  const changed = changedIn(game?.options ?? null, room.options, paces);
  const change = (name: string, value: Json) => run(() => api.change({ options: { [name]: value } }));

  if (!isHost) {
    return (
      <>
        {isFolded && <Paces game={game} />}
        {[...shown, ...(isFolded ? changed : [])].map((field) => (
          <Agreed key={field.name} title={field.title} value={<ValueOf field={field} />} />
        ))}
        <Agreed title={ROOM.chatSwitch} value={room.chat ? ROOM.on : ROOM.off} />
        {room.sharedSeed && <Agreed title={ROOM.askWords} value={ROOM.on} />}
      </>
    );
  }
  const notAsUsual = [...changed.map(({ title }) => title), ...(room.sharedSeed ? [ROOM.askWords] : [])];
  const askWords = (
    <Switch
      label={ROOM.askWords}
      hint={ROOM.askWordsHint}
      checked={room.sharedSeed !== null}
      onChange={(sharedSeed) => void run(() => api.change({ sharedSeed }))}
    />
  );
  return (
    <>
      <div className={css.mains}>
        {isFolded && <Paces game={game} />}
        {shown.map((field) => (
          <Option key={field.name} field={field} onChange={change} />
        ))}
      </div>
      <div className={css.switches}>
        <Switch label={ROOM.chatSwitch} checked={room.chat} onChange={(chat) => void run(() => api.change({ chat }))} />
        <Switch label={ROOM.lock} checked={room.locked} onChange={(locked) => void run(() => api.change({ locked }))} />
        {folded.length === 0 && askWords}
      </div>
      {folded.length > 0 && (
        <AdvancedOptions fields={folded} changed={notAsUsual} onChange={change}>
          {askWords}
        </AdvancedOptions>
      )}
    </>
  );
}

/** The paces of a game, each with an explanation. A single tap selects a pace. */
function Paces({ game }: { game: GameFacts | undefined }) {
  const { room, isHost, api, run } = useRoom();
  const paces = game?.paces ?? [];
  const set = paceOf(paces, room.options);
  const about = <p className={css.about}>{set?.about ?? ROOM.ownPaceAbout(isHost)}</p>;
  if (!isHost) {
    return (
      <div>
        <Agreed title={ROOM.pace} value={set?.title ?? ROOM.ownPace} />
        {about}
      </div>
    );
  }
  const own = set ? [] : [{ value: ROOM.ownPace, label: ROOM.ownPace }];
  const offered = offeredPaces(paces, room);
  const later = paces.filter((pace) => !offered.includes(pace)).map(({ title }) => title);
  const choose = (title: string) => {
    const pace = paces.find((one) => one.title === title);
    if (pace) void run(() => api.change({ options: pace.options }));
  };
  return (
    <div>
      <Segments
        label={ROOM.pace}
        value={set?.title ?? ROOM.ownPace}
        options={[...offered.map(({ title }) => ({ value: title, label: title })), ...own]}
        onChange={choose}
      />
      {about}
      {later.map((title) => (
        <p key={title} className={css.about}>
          {ROOM.paceLater(title)}
        </p>
      ))}
    </div>
  );
}

/** Summarizes the pace and the main options that differ from their defaults: "Normal pace. Hints: Typed". */
function summaryOf(game: GameFacts, values: Json): string {
  const fields = fieldsOf(game.options, values);
  const set = paceOf(game.paces, values);
  const pace = game.paces.length > 0 ? [set ? ROOM.paceNow(set.title) : ROOM.ownPace] : [];
  const defaults = fieldsOf(game.options, {});
  const changed = fields.filter(({ isMain, value }, at) => isMain && value !== defaults[at]?.value);
  const mains = changed.map((field) => `${field.title}: ${wordsOf(field)}`);
  return [...pace, ...mains].join('. ');
}
