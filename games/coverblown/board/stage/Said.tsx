import { Face, type Person } from 'hush/board';
import { type Names, standing } from 'hush/game';
import { Pin } from 'lucide-react';
import type { Claim, Examination, Plan, TokenId, View } from '../../state';
import { DAY_NAMES } from '../../text';
import css from './Said.module.css';
import { fishyWords, saidWords, stageText } from './text';

interface SaidProps {
  view: View;
  plan: Plan | null;
  people: readonly Person[];
  names: Names;
}

/** Number of slips of paper that fit: `few` with up to four players, `crowd` with five. */
const SHOWN = { few: 3, crowd: 2 };
const CROWD = 5;

/**
 * Shows the latest claims on slips of paper. While a pair is proposed, shows only claims about that pair, and at most
 * one Fishy verdict.
 */
export function Said({ view, plan, people, names }: SaidProps) {
  const most = people.length < CROWD ? SHOWN.few : SHOWN.crowd;
  const claims = standing(view.claims).filter(({ subject }) => !plan || isOf(plan, subject));
  const facts = plan ? fishyOf(view.examinations, plan).slice(0, 1) : [];
  const shown = claims.slice(facts.length - most).reverse();
  if (!plan && shown.length === 0) return <div />;
  return (
    <section className={css.paper} aria-label={plan ? stageText.saidAbout : stageText.lastSaid}>
      <h2>{plan ? stageText.saidAbout : stageText.lastSaid}</h2>
      <ul>
        {shown.map((claim) => (
          <Slip key={claim.n} claim={claim} people={people} names={names} />
        ))}
        {facts.map(({ token, entry }) => (
          <li key={token}>
            <i className={css.pin}>
              <Pin aria-hidden="true" />
            </i>
            <p>
              {fishyWords(entry, token)}
              <small>{stageText.onBoard(DAY_NAMES[entry.day])}</small>
            </p>
          </li>
        ))}
        {shown.length + facts.length === 0 && <li className={css.nothing}>{stageText.nothingSaid}</li>}
      </ul>
    </section>
  );
}

function Slip({ claim, people, names }: Pick<SaidProps, 'people' | 'names'> & { claim: Claim }) {
  const person = people.find(({ seat }) => seat === claim.by);
  return (
    <li>
      {person && <Face {...person} size={undefined} className={css.face} />}
      <p>
        {saidWords(claim, names)}
        <small>{stageText.when(names(claim.by), DAY_NAMES[claim.round])}</small>
      </p>
    </li>
  );
}

const isOf = ({ suspect, weapon }: Plan, token: Claim['subject']) => token === suspect || token === weapon;

/** Returns the Fishy verdicts on pairs that contain one of these two tokens. */
function fishyOf(examinations: readonly Examination[], { suspect, weapon }: Plan) {
  return examinations
    .filter(({ verdict }) => verdict === 'fishy')
    .flatMap((entry) => {
      const token: TokenId | null = entry.suspect === suspect ? suspect : entry.weapon === weapon ? weapon : null;
      return token ? [{ token, entry }] : [];
    });
}
