import { cx, Face, Name, nameOf, type Person, useBoardContext } from 'hush/board';
import { useMemo } from 'react';
import { missionOf, needsOf } from '../../content/cards';
import { regionOf } from '../../content/map';
import { openCard } from '../../legal/hand';
import { CIRCLES, type View, type Window } from '../../state';
import { AgencyLines } from '../art/AgencyLines';
import { Die } from '../art/Die';
import { Engine } from '../art/Engine';
import { NeedSign, needName } from '../art/MissionSlip';
import { Dial } from '../circles/Circles';
import { diceAt } from '../circles/clockOf';
import { Tiles } from '../circles/Minis';
import { circleText } from '../circles/text';
import { looksOf } from '../codes/Codes';
import { stateOf } from '../codes/Queue';
import { codesText } from '../codes/text';
import { MapSheet } from '../map/MapSheet';
import { citiesOnMap } from '../map/standing';
import parts from '../parts.module.css';
import { Players } from '../players/Players';
import type { Props } from '../props';
import { MissionScene } from '../scenes/MissionScene';
import { SceneLayer } from '../scenes/SceneLayer';
import { SceneOnMap } from '../scenes/SceneOnMap';
import { citiesOf, useCovertScene } from '../scenes/useScene';
import { setupText } from '../setup/text';
import { ORDER, RECENT, tripOf } from '../table/MapPane';
import { Coin } from '../turn/Coin';
import css from './TableStage.module.css';
import { stageText } from './text';

/** The table on a stage: the players, the map or the cipher engine, and the dice on the clocks. */
export function TableStage(props: Props) {
  const { view, people } = props;
  const { stage } = useBoardContext();
  const isCodes = view.phase === 'breakCodes';
  // Two players leave room below them.
  const isPair = view.seats.length === 2;
  return (
    <div className={css.table} data-large data-pair={isPair || undefined}>
      <div className={css.column}>
        <Players view={view} seat={null} people={people} isLarge />
        {isPair && <Missions view={view} />}
      </div>
      <div className={css.middle}>{isCodes ? <Codes {...props} /> : <StageMap {...props} />}</div>
      {view.window ? <Asked window={view.window} people={people} /> : stage && <stage.Captions />}
      <aside className={css.column}>
        {isCodes ? <Steps view={view} people={people} /> : <Dice view={view} />}
        {!isCodes && !isPair && <Missions view={view} />}
      </aside>
      <SceneLayer />
    </div>
  );
}

/** The whole map with the current scene, and the face-up Agency cards below it. */
function StageMap({ view, people, facts }: Props) {
  const scene = useCovertScene();
  const cities = useMemo(() => citiesOnMap(view, null, nameOf(people), { lit: null }), [view, people]);
  const concerned = citiesOf(scene);
  const shown =
    concerned.length === 0 ? cities : cities.map((city) => ({ ...city, isAt: concerned.includes(city.id) }));
  const regions = useMemo(() => ORDER.map((id) => ({ id, name: regionOf(id).name })), []);
  const trips = useMemo(() => facts.slice(-RECENT).flatMap(tripOf), [facts]);
  return (
    <>
      <MapSheet
        cards="none"
        cities={shown}
        regions={regions}
        trips={trips}
        away={scene?.kind === 'flight' ? `${scene.play.seat} ${scene.play.agent}` : null}
        scene={<SceneOnMap />}
      />
      <AgencyLines
        label={setupText.regions}
        cards={ORDER.map((region) => ({ region, card: openCard(view, region) }))}
      />
      {scene?.kind === 'mission' && <MissionScene key={scene.key} {...scene.play} />}
    </>
  );
}

/** The cipher engine. The players' codes are not shown. */
function Codes({ view, people }: Props) {
  const { turn } = view;
  return (
    <div className={css.engine}>
      <Engine
        tiles={looksOf({ view, seat: null, people }, false, null, null, null)}
        swap={turn?.swaps.length ?? 0}
        swapped={turn?.swaps.at(-1)?.tiles ?? null}
      />
    </div>
  );
}

/** Shows the order in which players break codes, their dice on the Decoder, and which tiles may be swapped. */
function Steps({ view, people }: { view: View; people: readonly Person[] }) {
  return (
    <>
      <section className={cx(css.paper, css.queue)}>
        <h2>{codesText.queue}</h2>
        <ol className={css.steps}>
          {view.order.map((seat, at) => {
            const person = people.find((one) => one.seat === seat);
            return (
              person && (
                <li key={seat} data-on={view.turn?.seat === seat ? '' : undefined}>
                  <Coin number={at + 1} className={css.coin} />
                  <span>
                    <Name>{person.name}</Name>
                    <i>{stateOf(view, person)}</i>
                    <span className={css.dice}>
                      {diceAt(view, 'decoder').map(
                        (die) => die.seat === seat && <Die key={die.index} face={die.face} colour={seat} />,
                      )}
                    </span>
                  </span>
                </li>
              )
            );
          })}
        </ol>
      </section>
      <section className={cx(css.paper, css.memo)}>
        <h2>{codesText.memo}</h2>
        <ul>
          {codesText.pairs.map((pair) => (
            <li key={pair}>{pair}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Shows the clocks and the dice beside them. */
function Dice({ view }: { view: View }) {
  return (
    <>
      <ul className={css.clocks} aria-label={circleText.label}>
        {CIRCLES.map((circle) => (
          <li key={circle} data-circle={circle}>
            <Dial circle={circle} state={{ dice: diceAt(view, circle), legal: null, others: [] }} />
            <b>{circleText.names[circle]}</b>
          </li>
        ))}
      </ul>
      {(['decoder', 'folder'] as const).map((target) => (
        <p key={target} className={css.target} data-target={target}>
          <b>{circleText[target]}</b>
          {target === 'decoder' && <Tiles tiles={view.tiles} />}
          <span>
            {target === 'folder' && diceAt(view, target).length === 0 && (
              <i>{circleText.empty(view.phase === 'place')}</i>
            )}
            {diceAt(view, target).map(({ seat, index, face }) => (
              <Die key={`${seat} ${index}`} face={face} colour={seat} />
            ))}
          </span>
        </p>
      ))}
      <p className={css.target}>
        <b>{stageText.order}</b>
        <span>
          {view.seats.map((seat, at) => (
            <Coin
              key={seat}
              number={at + 1}
              look={at === view.order.length ? 'next' : at < view.order.length ? 'dull' : 'plain'}
              className={css.coin}
            />
          ))}
        </span>
      </p>
    </>
  );
}

/** Shows the missions on the table. */
function Missions({ view }: { view: View }) {
  return (
    <ul className={css.missions} aria-label={stageText.missions}>
      {view.missionRow.map(
        (mission, space) =>
          mission && (
            <li key={mission} data-mission={space}>
              <b>{missionOf(mission).name}</b>
              <span className={css.needs}>
                {needsOf(mission).map((need, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: printed requirements never change their order
                  <span key={at} title={needName(need)}>
                    <NeedSign need={need} />
                  </span>
                ))}
              </span>
              <span className={cx(parts.disc, css.points)}>{missionOf(mission).points}</span>
            </li>
          ),
      )}
    </ul>
  );
}

/** Shows the players who are asked about First or Espionage, and says which of the two. */
function Asked({ window, people }: { window: Window; people: readonly Person[] }) {
  return (
    <section className={css.asked}>
      <h2>{stageText.asked}</h2>
      {people
        .filter(({ seat }) => window.asked.includes(seat))
        .map((person) => (
          <span key={person.seat}>
            <Face {...person} size={undefined} className={css.face} />
            <Name>{person.name}</Name>
          </span>
        ))}
    </section>
  );
}
