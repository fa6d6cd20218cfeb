import { must, type Seat } from 'hush/game';
import { missionOf } from '../../content/cards';
import { MEASURES } from '../../queries';
import { CODE_POINTS, type MissionId, type View } from '../../state';

export interface Standing {
  seat: Seat;
  place: number;
  missions: { id: MissionId; name: string; points: number; isBest: boolean }[];
  codes: number;
  codePoints: number;
  points: number;
}

/** Returns the results of all players, best first: by points, then number of missions, then best single mission. */
export function standings({ seats, players }: View): Standing[] {
  const all = seats.flatMap((seat): Omit<Standing, 'place'>[] => {
    const player = players[seat];
    if (!player) return [];
    const cards = player.finishedMissions.map(missionOf);
    const best = Math.max(0, ...cards.map(({ points }) => points));
    return [
      {
        seat,
        missions: cards.map(({ id, name, points }) => ({ id, name, points, isBest: points === best })),
        codes: player.finishedCodes.length,
        codePoints: player.finishedCodes.length * CODE_POINTS,
        points: player.points,
      },
    ];
  });
  const inOrder = compare(players);
  const sorted = all.sort(inOrder);
  return sorted.map((one) => ({ ...one, place: 1 + sorted.filter((other) => inOrder(other, one) < 0).length }));
}

/** Returns a comparator that puts the better result first, by points and then by the tie-breakers. */
function compare(players: View['players']) {
  return (one: { seat: Seat }, other: { seat: Seat }): number => {
    const [ours, theirs] = [must(players[one.seat]), must(players[other.seat])];
    for (const { of } of MEASURES) if (of(theirs) !== of(ours)) return of(theirs) - of(ours);
    return 0;
  };
}
