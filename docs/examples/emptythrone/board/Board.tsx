import * as kit from 'hush/board';
import { type Json, must, type Seat } from 'hush/game';
import { Coins, Gem, HandCoins, KeyRound, Megaphone, Scroll, Swords } from 'lucide-react';
import { type Deed, type Moves, OFFICES, type Office, type View } from '../state';
import { boardText, DEED_TEXT, refusals, text } from '../text';
import styles from './Board.module.css';

const NAMED = { chancellor: Gem, herald: Megaphone, reeve: HandCoins, marshal: Swords, chamberlain: KeyRound };
const SIGNS = { tithe: Coins, ...NAMED, depose: Scroll };
export const faceOf = (office: Office | null) => office && { name: DEED_TEXT[office].name, Sign: SIGNS[office] };

export function Board(props: kit.BoardProps<View, Moves>) {
  const { turn, claims, claim, me } = props.view;
  const deed = kit.useDraft('act', props, `${turn} ${claims}`);
  const answer = kit.useDraft('answer', props, `${claims}`);
  const names = kit.nameOf(props.people);
  const look = (mark: Json) => {
    const [Sign, { name, does }] = [SIGNS[mark as Deed], DEED_TEXT[mark as Deed]];
    return { icon: <Sign />, children: name, sub: does, 'aria-pressed': mark === (claim?.deed ?? deed.draft[0]) };
  };
  const headline = boardText.crowned(names(props.outcome?.winners[0] ?? ''));
  return (
    <kit.Table
      {...props}
      {...{ logo: boardText.logo, words: text, end: { headline, rulesPart: 'court', Moment } }}
      strip={<Court {...props} eyes="open" />}
      main={
        <div className={styles.main}>
          <div className={styles.throne}>{claim && <kit.Cards look="named" of={[faceOf(claim.deed as Office)]} />}</div>
          <kit.PickButtons as="cards" of={deed.first} marks={OFFICES} {...{ look, refusals }} />
          {me && me.hand.length > 0 && (
            <kit.CoveredSecret hotkey label={boardText.yourCards} height="clamp(4rem, 13cqh, 9rem)">
              <kit.Cards look="named" of={me.hand.map(faceOf)} />
            </kit.CoveredSecret>
          )}
        </div>
      }
      dock={
        answer.picks.length > 0 ? (
          <kit.PickButtons of={answer} look={(doubts) => (doubts ? boardText.doubt : boardText.believe)} />
        ) : deed.back ? (
          <kit.PickButtons of={deed} look={(at) => names(String(at))} />
        ) : (
          <kit.PickButtons of={deed.first} marks={['tithe', 'depose']} {...{ look, refusals }} />
        )
      }
    />
  );
}

export const Moment = (props: kit.MomentProps<View>) => (
  <kit.MomentFrame {...props} line={text.now(props.view, null, kit.nameOf(props.people))}>
    <Court {...props} />
  </kit.MomentFrame>
);

const coin = <Coins role="img" aria-label={boardText.coins} size="0.8rem" color="var(--color-accent)" />;

/** Shows all players' coins, the cards that the viewer knows, and who has answered. */
function Court({ view, eyes, people }: Pick<kit.MomentProps<View>, 'view' | 'eyes' | 'people'>) {
  const { up, coins, me, truth, turn, out, claim, waitingFor } = view;
  const answered = Object.keys(up).filter((seat) => claim && ![claim.by, ...waitingFor, ...out].includes(seat));
  const cards = (seat: Seat, open: Office[]) => {
    const hand = truth?.hands[seat] ?? (me && eyes === seat ? me.hand : [null, null].slice(open.length));
    return [...hand, ...open].map(faceOf);
  };
  return (
    <kit.People {...{ people, out }} turn={truth ? null : turn} done={{ seats: answered, word: boardText.answered }}>
      {(seat) => (
        <>
          <kit.Cards of={cards(seat, must(up[seat]))} />
          <b>
            {coins[seat]} {coin}
          </b>
        </>
      )}
    </kit.People>
  );
}
