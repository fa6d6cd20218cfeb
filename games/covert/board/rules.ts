import { rulesIn } from 'hush/board';
import type { Viewer } from 'hush/game';
import source from '../rules.md?raw';
import type { ChoiceKind, Phase, View } from '../state';

export const rules = rulesIn(source);

const PART: Readonly<Record<Phase, string>> = {
  setupCharacters: 'characters',
  setupMissions: 'setup',
  place: 'place',
  breakCodes: 'codes',
  resolve: 'resolve',
  finalMissions: 'end',
  over: 'win',
};

const ASKED: Readonly<Record<ChoiceKind, string>> = {
  takeIntelCard: 'cubes',
  keepSearch: 'cards',
  pickMission: 'missions',
  keepToken: 'cards',
  discardAgency: 'cards',
  discardMission: 'missions',
};

/** Returns the id of the rules section for the current situation. It is the same for every seat. */
export function rulesFor({ outcome, window, choice, phase }: View, _seat: Viewer): string {
  if (outcome) return 'win';
  if (window) return 'windows';
  return choice ? ASKED[choice.kind] : PART[phase];
}
