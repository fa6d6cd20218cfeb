import { cx, Face, Name, nameOf, type Person, TwoScreensSign } from 'hush/board';
import type { Seat } from 'hush/game';
import { type ReactNode, useState } from 'react';
import { characterOf } from '../../content/cards';
import { MISSIONS_TO_END, type View } from '../../state';
import { Cube } from '../art/Cube';
import { Die } from '../art/Die';
import { Drawing } from '../art/Emblem';
import { Mark } from '../art/marks';
import { ABILITY_PATHS, SEAL_PATH } from '../art/paths';
import { HAND_PATH } from '../art/symbols';
import { FolderPoints } from '../scenes/FolderPoints';
import { Coin } from '../turn/Coin';
import { Dossier } from './Dossier';
import css from './Players.module.css';
import { cubesByOwner, playersText } from './text';

interface PlayersProps {
  view: View;
  seat: Seat | null;
  people: readonly Person[];
  /** Whether the folders are drawn for a television. */
  isLarge?: boolean;
}

/**
 * The players' folders, with dice, completed missions, codes and counts. A tap on a folder shows the player's details.
 */
export function Players({ view, seat, people, isLarge = false }: PlayersProps) {
  const [open, setOpen] = useState<Seat | null>(null);
  const from = seat === null ? 0 : Math.max(0, view.seats.indexOf(seat));
  const inOrder = [...view.seats.slice(from), ...view.seats.slice(0, from)];
  return (
    <section className={cx(css.players, isLarge && css.large)} aria-label={playersText.label}>
      <ul>
        {inOrder.map((one) => (
          <Folder
            key={one}
            view={view}
            seat={seat}
            of={one}
            people={people}
            isLarge={isLarge}
            onOpen={() => setOpen(one)}
          />
        ))}
      </ul>
      {open !== null && <Dossier view={view} of={open} people={people} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface FolderProps extends PlayersProps {
  of: Seat;
  onOpen(): void;
}

function Folder({ view, seat, of, people, isLarge, onOpen }: FolderProps) {
  const player = view.players[of];
  const person = people.find((one) => one.seat === of);
  if (!player?.character || !person) return null;
  const names = nameOf(people);
  const isOnTurn = view.waitingFor.includes(of);
  const token = view.order.indexOf(of) + 1;
  const { title } = characterOf(player.character);
  const name = of === seat ? playersText.you : person.name;
  const held = cubesByOwner(view, seat, names, player.held);
  return (
    <li className={cx(css.folder, isOnTurn && css.turn)} data-folder={of}>
      <span className={css.portrait}>
        <Face {...person} turn={false} away={!person.online && !person.bot} />
        {token > 0 && <Coin number={token} className={css.coin} />}
      </span>
      <button type="button" className={css.name} onClick={onOpen}>
        <b>
          {isLarge ? <Name>{name}</Name> : <bdi translate="no">{name}</bdi>}
          <TwoScreensSign of={person} />
        </b>
        <i>{title}</i>
        <span className="sr">{playersText.more}</span>
      </button>
      <Mark colour={of} className={css.mark} />
      {isOnTurn && <span className="sr">{playersText.turn}</span>}
      {token > 0 && <span className="sr">{playersText.order(token)}</span>}
      <div className={css.things}>
        <DiceLeft view={view} of={of} />
        <span className={css.held}>
          <span className="sr">{playersText.intel(held)}</span>
          {player.held.map((colour) => (
            <Cube key={colour} colour={colour} />
          ))}
        </span>
      </div>
      <dl>
        <Count path={SEAL_PATH} said={playersText.missions(player.finishedMissions.length, MISSIONS_TO_END)}>
          {player.finishedMissions.length}
          <small>/{MISSIONS_TO_END}</small>
        </Count>
        <Count path={ABILITY_PATHS.codebreaker} said={playersText.codes(player.finishedCodes.length)}>
          {player.finishedCodes.length}
        </Count>
        <Count path={HAND_PATH} said={playersText.cards(player.agency)}>
          {player.agency}
        </Count>
        <div>
          <dt className="sr">{playersText.points(player.points)}</dt>
          <dd aria-hidden="true" className={css.points}>
            <FolderPoints of={of} points={player.points} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** Shows a player's dice: the dice in hand during the set-up and `place`, and the placed dice later. */
function DiceLeft({ view, of }: { view: View; of: Seat }) {
  const dice = view.players[of]?.dice ?? [];
  const isHand = view.phase === 'place' || view.phase === 'setupMissions';
  const shown = dice.filter(({ at }) => (isHand ? at === 'hand' : at !== 'hand'));
  const faces = shown.map(({ face }) => face);
  const place = isHand ? playersText.inHand : playersText.onClocks;
  return (
    <span className={css.dice}>
      <span className="sr">{faces.length === 0 ? playersText.noDice : playersText.dice(place, faces.map(String))}</span>
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one player are alike
        <Die key={index} face={face} colour={of} />
      ))}
    </span>
  );
}

function Count({ path, said, children }: { path: string; said: string; children: ReactNode }) {
  return (
    <div title={said}>
      <dt>
        <Drawing path={path} />
        <span className="sr">{said}</span>
      </dt>
      <dd aria-hidden="true">{children}</dd>
    </div>
  );
}
