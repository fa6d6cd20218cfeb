import { replayMarks } from 'hush/board';
import { Bandage, Crosshair, Eye, IdCard, LocateFixed, Package, Trophy, UserCheck, UserX } from 'lucide-react';
import { momentText } from './text';

/** Marks on the replay's timeline for shots and their results, turned-up cards, equipment, guns and looks. */
export const markOf = replayMarks({
  over: { icon: <Trophy />, tone: 'good', label: momentText.over },
  returned: { icon: <UserCheck />, tone: 'good', label: momentText.returned },
  eliminated: { icon: <UserX />, tone: 'bad', label: momentText.eliminated },
  wounded: { icon: <Bandage />, tone: 'bad', label: momentText.wounded },
  shot: { icon: <Crosshair />, tone: 'bad', label: momentText.shot },
  used: { icon: <Package />, tone: 'good', label: momentText.used },
  revealed: { icon: <IdCard />, tone: 'odd', label: momentText.revealed },
  taken: { icon: <LocateFixed />, tone: 'odd', label: momentText.taken },
  looked: { icon: <Eye />, label: momentText.looked },
});
