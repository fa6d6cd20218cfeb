import type { Seat } from '../../../../shared/ids';
import { missionOf } from '../../content/cards';
import { CODE_POINTS, type MissionId, type View } from '../../state';

export interface Standing {
  seat: Seat;
  place: number;
  missions: { id: MissionId; name: string; points: number; isBest: boolean }[];
  codes: number;
  codePoints: number;
  points: number;
}

/** Everybody's result, the best first: points, then more missions, then the best single mission. */
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
  const sorted = all.sort((one, other) => compare(one, other));
  return sorted.map((one) => ({ ...one, place: 1 + sorted.filter((other) => compare(other, one) < 0).length }));
}

type Result = Omit<Standing, 'place'>;

function compare(one: Result, other: Result): number {
  return other.points - one.points || other.missions.length - one.missions.length || bestOf(other) - bestOf(one);
}

const bestOf = ({ missions }: Result) => Math.max(0, ...missions.map(({ points }) => points));
